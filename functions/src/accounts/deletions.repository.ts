import { mayChangeAccount, type RightsHolder } from '@nargisus/domain/accounts';
import type { AuditRecord } from '@nargisus/domain/audit';
import { momentSchema } from '@nargisus/domain/time';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { appendAuditEntry } from '../audit/audit-log.ts';
import { readUser } from './read-user.ts';
import { ofUser } from './users.repository.ts';

const deletionSchema = z.object({
  uid: z.string(),
  email: z.string(),
  alias: z.string(),
  requestedAt: momentSchema,
  /** The checks have passed: the deletion is carried out and cannot be withdrawn. */
  decided: z._default(z.boolean(), false),
  /** Set for deletions by staff, which leave orders as they are. A deletion by the owner anonymises them. */
  by: z._default(z.enum(['owner', 'staff']), 'owner'),
});

/**
 * How long closedAccounts/{uid} is kept, in ms. An ID token outlives its account by up to an hour; carts and
 * images that its holder writes within that hour are removed afterwards.
 */
export const CLOSED_FOR_MS = 65 * 60_000;

/** An account that is being deleted, and the alias that replaces it in orders and payments. */
export type Deletion = z.output<typeof deletionSchema>;

/**
 * Deletions in progress: deletions/{uid}; and accounts whose tokens may still be valid: closedAccounts/{uid}
 * (docs/adr/0028). Only functions write them.
 */
export class DeletionsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /**
   * Begins a deletion, or returns the present one with its alias. Does not begin for a record that staff have
   * deactivated, because withdrawing the deletion would reactivate it. Two reads, at most one write.
   */
  begin(deletion: Omit<Deletion, 'decided' | 'by'>): Promise<Deletion | 'inactive'> {
    const reference = this.#db.doc(`deletions/${deletion.uid}`);
    return this.#db.runTransaction(async (transaction) => {
      const [begunBefore, record] = await transaction.getAll(
        reference,
        this.#db.doc(`users/${deletion.uid}`),
      );
      const present = begunBefore!.data();
      if (present) return deletionSchema.parse(present);
      if (record!.get('isActive') === false) return 'inactive';
      const begun = { ...deletion, decided: false, by: 'owner' as const };
      transaction.create(reference, begun);
      return begun;
    });
  }

  /**
   * Begins a deletion by staff, decided at once, and deactivates the record, unless that would leave the shop without an
   * active admin, or the caller may not change the account. A deletion that the owner has begun is carried out as theirs. Five
   * reads, three writes.
   */
  beginByStaff(
    deletion: Omit<Deletion, 'decided' | 'by'>,
    { by, caller }: { readonly by: NonNullable<AuditRecord['by']>; readonly caller: RightsHolder },
  ): Promise<Deletion | 'admins-alone' | 'last-admin'> {
    const { uid, requestedAt } = deletion;
    const reference = this.#db.doc(`deletions/${uid}`);
    const record = this.#db.doc(`users/${uid}`);
    const admins = this.#db.collection('users').where('role', '==', 'admin').where('isActive', '==', true);
    return this.#db.runTransaction(async (transaction) => {
      const [[present, user], some] = await Promise.all([
        transaction.getAll(reference, record),
        transaction.get(admins.limit(2)),
      ]);
      const holder = readUser(user!);
      if (holder && !mayChangeAccount(caller, holder)) return 'admins-alone';
      const isLast = holder?.role === 'admin' && !some.docs.some(({ id }) => id !== uid);
      if (isLast) return 'last-admin';
      const begun = present!.data();
      const decided: Deletion = begun
        ? { ...deletionSchema.parse(begun), decided: true }
        : { ...deletion, decided: true, by: 'staff' };
      transaction.set(reference, decided);
      if (user!.exists) transaction.update(record, { isActive: false, updatedAt: requestedAt });
      const [action, note] = ['user.deleted' as const, ''];
      const entry = { by, action, ...ofUser({ uid }), before: null, after: null, note };
      if (!begun) appendAuditEntry(this.#db, transaction, entry, requestedAt);
      return decided;
    });
  }

  /**
   * Decides that the deletion is carried out. Returns false where it was withdrawn or is finished. One read, at
   * most one write.
   */
  decide({ uid }: Pick<Deletion, 'uid'>): Promise<boolean> {
    const reference = this.#db.doc(`deletions/${uid}`);
    return this.#db.runTransaction(async (transaction) => {
      const { exists } = await transaction.get(reference);
      if (exists) transaction.update(reference, { decided: true });
      return exists;
    });
  }

  /** Withdraws a deletion. Returns false where it is being carried out or is finished. One read, at most one write. */
  withdraw({ uid }: Pick<Deletion, 'uid'>): Promise<boolean> {
    const reference = this.#db.doc(`deletions/${uid}`);
    return this.#db.runTransaction(async (transaction) => {
      const present = (await transaction.get(reference)).data();
      if (!present || deletionSchema.parse(present).decided) return false;
      transaction.delete(reference);
      return true;
    });
  }

  /** Returns deletions that are not finished. Reads at most `limit` documents. */
  async unfinished(limit: number): Promise<Deletion[]> {
    const { docs } = await this.#db.collection('deletions').orderBy('requestedAt').limit(limit).get();
    return docs.map((document) => deletionSchema.parse(document.data()));
  }

  /**
   * Remembers an account whose sign-in is deleted: from the deletion of its record on, firestore.rules and
   * storage.rules reject what its tokens write. One write.
   */
  async close({ uid }: Pick<Deletion, 'uid'>): Promise<void> {
    await this.#closed(uid).set({ uid, closedAt: FieldValue.serverTimestamp() });
  }

  /** Finishes a deletion, and remembers the account for as long as its tokens may be valid. Two writes. */
  async end({ uid }: Pick<Deletion, 'uid'>): Promise<void> {
    const batch = this.#db.batch();
    batch.delete(this.#db.doc(`deletions/${uid}`));
    batch.set(this.#closed(uid), { uid, closedAt: FieldValue.serverTimestamp() });
    await batch.commit();
  }

  /** Returns the uids of accounts whose last token has expired, oldest first. Reads at most `limit` documents. */
  async listExpired(now: Date, limit: number): Promise<string[]> {
    const { docs } = await this.#db
      .collection('closedAccounts')
      .where('closedAt', '<=', new Date(now.getTime() - CLOSED_FOR_MS))
      .orderBy('closedAt')
      .limit(limit)
      .get();
    return docs.map(({ id }) => id);
  }

  /** Forgets an account whose tokens have expired. One write. */
  async forget(uid: string): Promise<void> {
    await this.#closed(uid).delete();
  }

  #closed(uid: string) {
    return this.#db.doc(`closedAccounts/${uid}`);
  }
}
