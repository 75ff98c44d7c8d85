import type { AuditRecord } from '@nargisus/domain/audit';
import { momentSchema } from '@nargisus/domain/time';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { appendAuditEntry } from '../audit/append-audit-entry.ts';
import { ofUser } from './users.repository.ts';

const deletionSchema = z.object({
  uid: z.string(),
  email: z.string(),
  alias: z.string(),
  requestedAt: momentSchema,
  /** Nothing was in the way: it is carried out, and nobody takes it back. */
  decided: z._default(z.boolean(), false),
  /** Staff take an account away and leave its orders as they are; its owner is forgotten in them. */
  by: z._default(z.enum(['owner', 'staff']), 'owner'),
});

/**
 * How long closedAccounts/{uid} is kept, in ms: an ID token lives for an hour after the account is gone, and what its
 * holder writes with it (cart, pictures) is swept when it is over.
 */
export const CLOSED_FOR_MS = 65 * 60_000;

/** An account that is being deleted, and what stands for it in the books from then on. */
export type Deletion = z.output<typeof deletionSchema>;

/**
 * Deletions that have begun and not ended: deletions/{uid}; and accounts whose tokens may still live: closedAccounts/{uid}
 * (docs/adr/0028). Kept by functions only.
 */
export class DeletionsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /**
   * The one that has begun already keeps its alias. None begins for a record that staff have shut: taking the deletion back
   * would open it again. Two reads, at most one write.
   */
  begin(deletion: Omit<Deletion, 'decided' | 'by'>): Promise<Deletion | 'shut-out'> {
    const reference = this.#db.doc(`deletions/${deletion.uid}`);
    return this.#db.runTransaction(async (transaction) => {
      const [begunBefore, record] = await transaction.getAll(
        reference,
        this.#db.doc(`users/${deletion.uid}`),
      );
      const present = begunBefore!.data();
      if (present) return deletionSchema.parse(present);
      if (record!.get('isActive') === false) return 'shut-out';
      const begun = { ...deletion, decided: false, by: 'owner' as const };
      transaction.create(reference, begun);
      return begun;
    });
  }

  /**
   * Begins a deletion by staff, decided at once, and shuts the record, unless that would leave the shop without an active
   * admin. One that its owner has begun is carried out as hers. Five reads, three writes.
   */
  beginByStaff(
    deletion: Omit<Deletion, 'decided' | 'by'>,
    by: NonNullable<AuditRecord['by']>,
  ): Promise<Deletion | 'last-admin'> {
    const { uid, requestedAt } = deletion;
    const reference = this.#db.doc(`deletions/${uid}`);
    const record = this.#db.doc(`users/${uid}`);
    const admins = this.#db.collection('users').where('role', '==', 'admin').where('isActive', '==', true);
    return this.#db.runTransaction(async (transaction) => {
      const [[present, user], some] = await Promise.all([
        transaction.getAll(reference, record),
        transaction.get(admins.limit(2)),
      ]);
      const isLast = user!.get('role') === 'admin' && !some.docs.some(({ id }) => id !== uid);
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

  /** From here on it is carried out. False where it has been taken back, or is over. One read, at most one write. */
  decide({ uid }: Pick<Deletion, 'uid'>): Promise<boolean> {
    const reference = this.#db.doc(`deletions/${uid}`);
    return this.#db.runTransaction(async (transaction) => {
      const { exists } = await transaction.get(reference);
      if (exists) transaction.update(reference, { decided: true });
      return exists;
    });
  }

  /** Takes it back. False where it is being carried out, by whomever, or is over. One read, at most one write. */
  withdraw({ uid }: Pick<Deletion, 'uid'>): Promise<boolean> {
    const reference = this.#db.doc(`deletions/${uid}`);
    return this.#db.runTransaction(async (transaction) => {
      const present = (await transaction.get(reference)).data();
      if (!present || deletionSchema.parse(present).decided) return false;
      transaction.delete(reference);
      return true;
    });
  }

  /** Reads at most `limit` documents. */
  async unfinished(limit: number): Promise<Deletion[]> {
    const { docs } = await this.#db.collection('deletions').orderBy('requestedAt').limit(limit).get();
    return docs.map((document) => deletionSchema.parse(document.data()));
  }

  /**
   * Remembers an account whose sign-in is gone: firestore.rules and storage.rules refuse what its tokens write from the moment
   * at which its record is gone too. One write.
   */
  async close({ uid }: Pick<Deletion, 'uid'>): Promise<void> {
    await this.#closed(uid).set({ uid, closedAt: FieldValue.serverTimestamp() });
  }

  /** Ends it, and remembers the account for as long as its tokens may live. Two writes. */
  async end({ uid }: Pick<Deletion, 'uid'>): Promise<void> {
    const batch = this.#db.batch();
    batch.delete(this.#db.doc(`deletions/${uid}`));
    batch.set(this.#closed(uid), { uid, closedAt: FieldValue.serverTimestamp() });
    await batch.commit();
  }

  /** The uids of accounts whose last token has run out; the oldest first. Reads at most `limit` documents. */
  async runOut(now: Date, limit: number): Promise<string[]> {
    const { docs } = await this.#db
      .collection('closedAccounts')
      .where('closedAt', '<=', new Date(now.getTime() - CLOSED_FOR_MS))
      .orderBy('closedAt')
      .limit(limit)
      .get();
    return docs.map(({ id }) => id);
  }

  /** One write. */
  async forget(uid: string): Promise<void> {
    await this.#closed(uid).delete();
  }

  #closed(uid: string) {
    return this.#db.doc(`closedAccounts/${uid}`);
  }
}
