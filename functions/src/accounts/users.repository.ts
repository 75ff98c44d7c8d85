import {
  mayChangeAccount,
  userSchema,
  type RightsHolder,
  type Role,
  type User,
} from '@nargisus/domain/accounts';
import type { AuditRecord } from '@nargisus/domain/audit';
import { fromDocument, toDocument } from '@nargisus/domain/contract';
import {
  FieldValue,
  type Firestore,
  type Query,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { appendAuditEntry } from '../audit/audit-log.ts';
import { FAILED_PRECONDITION, hasCode, NOT_FOUND } from '../firestore/status-codes.ts';
import { newestFirst, type Page, type PageRequest } from '../firestore/pagination.ts';
import { hasAmbiguousAddress } from './ambiguous-address.ts';
import { readClaim, release } from './email-claims.ts';
import { readUser } from './read-user.ts';

/** The staff account that changes a status, and the value that it saw; undefined for calls that do not send it. */
export interface StatusChange<T> {
  readonly by: NonNullable<AuditRecord['by']>;
  readonly from: T | undefined;
}

/** A change of the active state. mayChangeAccount() decides who may. */
interface ActiveChange extends StatusChange<boolean> {
  readonly caller: RightsHolder;
}

/** Why a record does not get a role. */
export type RoleOutcome =
  User | 'missing' | 'last-admin' | 'inactive' | 'ambiguous' | { readonly stale: User };

/** A record, and when the claim of its role was promised; undefined once the claim is set. */
export interface RecordedRole {
  readonly user: User;
  readonly promisedAt: Timestamp | undefined;
}

/** User records: users/{uid}. EmailClaimsRepository creates them and changes their address. */
export class UsersRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** One read. */
  async find(uid: string): Promise<User | undefined> {
    return readUser(await this.#db.doc(`users/${uid}`).get());
  }

  /** Returns the records with an address in normal form, `limit` at most. */
  async listByEmail(email: string, limit: number): Promise<User[]> {
    const { docs } = await this.#withAddress(email).limit(limit).get();
    return docs.map((it) => readUser(it)!);
  }

  /**
   * Stores what `change` makes of the present record, with the audit entry that `audit` makes of the change.
   * Concurrent callers are serialised. One read, at most two writes.
   */
  async change(
    uid: string,
    change: (present: User | undefined) => User,
    audit?: (before: User, after: User) => Omit<AuditRecord, 'note'> | undefined,
  ): Promise<{ user: User; isNew: boolean }> {
    const reference = this.#db.doc(`users/${uid}`);
    return this.#db.runTransaction(async (transaction) => {
      const present = readUser(await transaction.get(reference));
      const user = change(present);
      transaction.set(reference, toDocument(userSchema, user));
      const record = present && audit?.(present, user);
      if (record) this.#audit(transaction, record, user.updatedAt);
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
   * Sets isActive to false, unless that would leave the shop without an active admin. Two admins who deactivate
   * each other are serialised, so one of them remains active. Three reads, one write.
   */
  deactivate(uid: string, now: Date): Promise<'done' | 'last-admin'> {
    const reference = this.#db.doc(`users/${uid}`);
    return this.#db.runTransaction(async (transaction) => {
      const [user, isLast] = await this.#readWithLast(transaction, uid);
      if (user?.role === 'admin' && isLast) return 'last-admin';
      if (user) transaction.update(reference, { isActive: false, updatedAt: now });
      return 'done';
    });
  }

  /** Undoes deactivate(). One read, at most one write. */
  async reactivate(uid: string, now: Date): Promise<void> {
    const reference = this.#db.doc(`users/${uid}`);
    await this.#db.runTransaction(async (transaction) => {
      if ((await transaction.get(reference)).exists) {
        transaction.update(reference, { isActive: true, updatedAt: now });
      }
    });
  }

  /**
   * Writes whether a person may sign in, with the audit entry. An account that is being deleted remains inactive. Four
   * reads, two writes.
   */
  setActive(
    uid: string,
    isActive: boolean,
    { by, from, caller }: ActiveChange,
    now: Date,
  ): Promise<User | 'missing' | 'admins-alone' | 'last-admin' | 'deleted' | { readonly stale: User }> {
    const reference = this.#db.doc(`users/${uid}`);
    return this.#db.runTransaction(async (transaction) => {
      const [user, isLast] = await this.#readWithLast(transaction, uid);
      if (!user) return 'missing';
      if (!mayChangeAccount(caller, user)) return 'admins-alone';
      if ((await transaction.get(this.#db.doc(`deletions/${uid}`))).exists) return 'deleted';
      if (from !== undefined && from !== user.isActive) return { stale: user };
      if (!isActive && user.role === 'admin' && isLast) return 'last-admin';
      if (isActive === user.isActive) return user;
      transaction.update(reference, { isActive, updatedAt: now });
      const action = isActive ? 'user.activated' : 'user.deactivated';
      const change = { before: { isActive: user.isActive }, after: { isActive } };
      this.#audit(transaction, { by, action, ...ofUser(user), ...change }, now);
      return { ...user, isActive, updatedAt: now };
    });
  }

  /**
   * Writes the role into the record, unless that would leave the shop without an active admin; two admins who
   * demote each other are serialised, so one of them keeps the role. An inactive account, or one whose address another
   * record has, does not become an admin. A change of the role removes the rights: an admin needs none, and a former
   * admin must not keep any. roleChanges/{uid} promises a promotion until its claim is set. At most six reads, three
   * writes.
   */
  setRole(
    uid: string,
    role: Role,
    now: Date,
    { by, from }: Partial<StatusChange<Role>> = {},
  ): Promise<RoleOutcome> {
    const reference = this.#db.doc(`users/${uid}`);
    return this.#db.runTransaction(async (transaction) => {
      const [user, isLast] = await this.#readWithLast(transaction, uid);
      if (!user) return 'missing';
      if (from !== undefined && from !== user.role) return { stale: user };
      if (role === 'admin' && !user.isActive) return 'inactive';
      if (role === 'admin' && (await hasAmbiguousAddress(this.#db, transaction, user))) return 'ambiguous';
      if (role !== 'admin' && user.role === 'admin' && user.isActive && isLast) return 'last-admin';
      const { can, ...others } = user;
      const isChanged = role !== user.role;
      transaction.update(reference, {
        ...{ role, updatedAt: now },
        ...(isChanged && can && { can: FieldValue.delete() }),
      });
      const promise = this.#db.doc(`roleChanges/${uid}`);
      if (role === 'admin') transaction.set(promise, { role, promisedAt: now });
      else transaction.delete(promise);
      if (by && isChanged) {
        const change = { before: { role: user.role, ...(can && { can }) }, after: { role } };
        this.#audit(transaction, { by, action: 'user.role-changed', ...ofUser(user), ...change }, now);
      }
      return { ...(isChanged ? others : user), role, updatedAt: now };
    });
  }

  /** Returns the role that the claim must follow. Two reads. */
  async recordedRole(uid: string): Promise<RecordedRole | undefined> {
    const [document, promise] = await this.#db.getAll(
      this.#db.doc(`users/${uid}`),
      this.#db.doc(`roleChanges/${uid}`),
    );
    const user = readUser(document!);
    const isPromised = user !== undefined && promise!.get('role') === user.role;
    return user && { user, promisedAt: isPromised ? promise!.updateTime : undefined };
  }

  /** Records that the claim is set. Leaves a newer promise. At most one write. */
  async keepPromise(uid: string, promisedAt: Timestamp): Promise<void> {
    try {
      await this.#db.doc(`roleChanges/${uid}`).delete({ lastUpdateTime: promisedAt });
    } catch (cause) {
      if (!hasCode(cause, FAILED_PRECONDITION) && !hasCode(cause, NOT_FOUND)) throw cause;
    }
  }

  /** Deletes the record and frees its address. Two reads, at most three writes. */
  async remove(uid: string): Promise<void> {
    const reference = this.#db.doc(`users/${uid}`);
    await this.#db.runTransaction(async (transaction) => {
      const document = await transaction.get(reference);
      if (!document.exists) return;
      const held = await readClaim(this.#db, transaction, String(document.get('email') ?? ''));
      if (held) release(transaction, held, uid);
      transaction.delete(reference);
      transaction.delete(this.#db.doc(`roleChanges/${uid}`));
    });
  }

  /** Returns the record, and whether no other one is an active admin. Three reads. */
  async #readWithLast(transaction: Transaction, uid: string): Promise<[User | undefined, boolean]> {
    const [document, some] = await Promise.all([
      transaction.get(this.#db.doc(`users/${uid}`)),
      transaction.get(this.#activeAdmins().limit(2)),
    ]);
    return [readUser(document), !some.docs.some(({ id }) => id !== uid)];
  }

  #audit(transaction: Transaction, record: Omit<AuditRecord, 'note'>, now: Date): void {
    appendAuditEntry(this.#db, transaction, { ...record, note: '' }, now);
  }

  #withAddress(email: string): Query {
    return this.#db.collection('users').where('email', '==', email);
  }

  #activeAdmins(): Query {
    return this.#db.collection('users').where('role', '==', 'admin').where('isActive', '==', true);
  }
}

/** Returns the subject of an audit entry about a person. */
export const ofUser = ({ uid }: Pick<User, 'uid'>) => ({
  subject: { kind: 'user' as const, id: uid, label: uid },
});
