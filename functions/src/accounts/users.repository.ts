import { userSchema, type Role, type User } from '@nargisus/domain/accounts';
import { fromDocument, toDocument } from '@nargisus/domain/contract';
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { newestFirst, type Page, type PageRequest } from '../data/page.ts';

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

  /** Newest first; reads at most `limit` documents. */
  list(page: PageRequest): Promise<Page<User>> {
    return newestFirst(this.#db.collection('users'), page, (document) =>
      fromDocument(userSchema, document.id, document.data()),
    );
  }

  /**
   * Sets isActive to false, unless that would leave the shop without an active admin. Two admins who shut each other out
   * are put in order, so one of them stays. Three reads, one write.
   */
  shutOut(uid: string, now: Date): Promise<'done' | 'last-admin'> {
    const reference = this.#db.doc(`users/${uid}`);
    return this.#db.runTransaction(async (transaction) => {
      const [user, some] = await Promise.all([
        transaction.get(reference),
        transaction.get(this.#activeAdmins().limit(2)),
      ]);
      const isAdmin = user.get('role') === 'admin';
      if (isAdmin && !some.docs.some(({ id }) => id !== uid)) return 'last-admin';
      if (user.exists) transaction.update(reference, { isActive: false, updatedAt: now });
      return 'done';
    });
  }

  /** Undoes shutOut. One read, one write at most. */
  async letIn(uid: string, now: Date): Promise<void> {
    const reference = this.#db.doc(`users/${uid}`);
    await this.#db.runTransaction(async (transaction) => {
      if ((await transaction.get(reference)).exists) {
        transaction.update(reference, { isActive: true, updatedAt: now });
      }
    });
  }

  /**
   * Writes the role into the record, unless that would leave the shop without an active admin; two admins who unmake each
   * other are put in order, so one of them stays. Nobody who is shut out becomes an admin. Three reads, one write.
   */
  setRole(uid: string, role: Role, now: Date): Promise<User | 'missing' | 'last-admin' | 'shut-out'> {
    const reference = this.#db.doc(`users/${uid}`);
    return this.#db.runTransaction(async (transaction) => {
      const [document, some] = await Promise.all([
        transaction.get(reference),
        transaction.get(this.#activeAdmins().limit(2)),
      ]);
      const user = readUser(document);
      if (!user) return 'missing';
      if (role === 'admin' && !user.isActive) return 'shut-out';
      const isLast = user.role === 'admin' && user.isActive && !some.docs.some(({ id }) => id !== uid);
      if (role !== 'admin' && isLast) return 'last-admin';
      const changed = { ...user, role, updatedAt: now };
      transaction.set(reference, toDocument(userSchema, changed));
      return changed;
    });
  }

  #activeAdmins(): Query {
    return this.#db.collection('users').where('role', '==', 'admin').where('isActive', '==', true);
  }

  /** One write. */
  async remove(uid: string): Promise<void> {
    await this.#db.doc(`users/${uid}`).delete();
  }
}

function readUser(document: DocumentSnapshot): User | undefined {
  const data = document.data();
  return data && fromDocument(userSchema, document.id, data);
}
