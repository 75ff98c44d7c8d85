import { userSchema, type User } from '@nargisus/domain/accounts';
import { fromDocument, toDocument } from '@nargisus/domain/contract';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** Where user records are kept: users/{uid}. */
export class UsersRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** One read. */
  async find(uid: string): Promise<User | undefined> {
    return readUser(await this.#db.doc(`users/${uid}`).get());
  }

  /** One read. `email` in its normal form. */
  async findByEmail(email: string): Promise<User | undefined> {
    const { docs } = await this.#db.collection('users').where('email', '==', email).limit(1).get();
    return docs[0] && readUser(docs[0]);
  }

  /** Stores what `change` makes of the present record; two callers at once are put in order. One read, one write. */
  async change(
    uid: string,
    change: (present: User | undefined) => User,
  ): Promise<{ user: User; isNew: boolean }> {
    const reference = this.#db.doc(`users/${uid}`);
    return this.#db.runTransaction(async (transaction) => {
      const present = readUser(await transaction.get(reference));
      const user = change(present);
      transaction.set(reference, toDocument(userSchema, user));
      return { user, isNew: !present };
    });
  }
}

function readUser(document: DocumentSnapshot): User | undefined {
  const data = document.data();
  return data && fromDocument(userSchema, document.id, data);
}
