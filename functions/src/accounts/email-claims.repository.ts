import { userSchema, type User } from '@nargisus/domain/accounts';
import { toDocument } from '@nargisus/domain/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { claim, claimOf, holderOf, readClaim, release } from './email-claims.ts';
import { readUser } from './read-user.ts';
import { matchesSignIn, type SignInIdentity } from './sign-in-identity.ts';

/**
 * The account that each address belongs to: emails/{hash} (docs/adr/0027), and the writes of user records that claim
 * or release an address.
 */
export class EmailClaimsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /**
   * Stores what `change` makes of the present record, and claims the address of a new one. Returns the holder where another
   * account has the address, and 'deleted' where the account is being or has been deleted: a late call must not
   * recreate the record. Four reads, three without an address; at most two writes.
   */
  register(
    { uid, email }: { uid: string; email: string },
    change: (present: User | undefined) => User,
  ): Promise<{ user: User; isNew: boolean } | { heldBy: string } | 'deleted'> {
    const reference = this.#db.doc(`users/${uid}`);
    return this.#db.runTransaction(async (transaction) => {
      const [[document, deletion, closed], held] = await Promise.all([
        transaction.getAll(
          reference,
          this.#db.doc(`deletions/${uid}`),
          this.#db.doc(`closedAccounts/${uid}`),
        ),
        readClaim(this.#db, transaction, email),
      ]);
      if (deletion!.exists || closed!.exists) return 'deleted';
      const present = readUser(document!);
      const holder = held && holderOf(held);
      if (!present && holder !== undefined && holder !== uid) return { heldBy: holder };
      const user = change(present);
      transaction.set(reference, toDocument(userSchema, user));
      if (held && (!present || present.email === email)) claim(transaction, held, uid);
      return { user, isNew: !present };
    });
  }

  /**
   * Gives a record the address and the number that its account has at Auth, and moves the claim of the address. Leaves the claim of an address
   * that another account holds: `heldBy`. Returns undefined without a record. Three reads; at most three writes,
   * none where nothing differs.
   */
  setAddress(
    uid: string,
    account: SignInIdentity,
    now: Date,
  ): Promise<{ user: User; heldBy: string | undefined } | undefined> {
    const reference = this.#db.doc(`users/${uid}`);
    return this.#db.runTransaction(async (transaction) => {
      const user = readUser(await transaction.get(reference));
      if (!user) return undefined;
      const { email, emailVerified = false, phone: provedPhone = '' } = account;
      const has = await readClaim(this.#db, transaction, user.email);
      const next = email === user.email ? has : await readClaim(this.#db, transaction, email);
      if (has && has !== next) release(transaction, has, uid);
      if (next) claim(transaction, next, uid);
      const holder = next && holderOf(next);
      const heldBy = holder === uid ? undefined : holder;
      if (matchesSignIn(user, account)) return { user, heldBy };
      const changed = { email, emailVerified, provedPhone, updatedAt: now };
      transaction.update(reference, changed);
      return { user: { ...user, ...changed }, heldBy };
    });
  }

  /** Returns the uid that holds an address. One read. */
  async holderOf(email: string): Promise<string | undefined> {
    return email === '' ? undefined : holderOf(await claimOf(this.#db, email).get());
  }

  /** Frees an address whose holder no longer has an account. One read, at most one write. */
  async release(email: string, uid: string): Promise<void> {
    await this.#db.runTransaction(async (transaction) => {
      release(transaction, await transaction.get(claimOf(this.#db, email)), uid);
    });
  }
}
