import { RIGHTS, storedRights, type Right, type User } from '@nargisus/domain/accounts';
import type { AuditRecord } from '@nargisus/domain/audit';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { appendAuditEntry } from '../audit/audit-log.ts';
import { hasAmbiguousAddress } from './ambiguous-address.ts';
import { readUser } from './read-user.ts';
import { ofUser } from './users.repository.ts';

interface RightsChange {
  readonly by: NonNullable<AuditRecord['by']>;
  /** The rights that the caller saw. */
  readonly from: readonly Right[];
  readonly to: readonly Right[];
}

/** Why a record does not get other rights. */
export type RightsOutcome =
  User | 'missing' | 'inactive' | 'ambiguous' | { readonly holdsAll: User } | { readonly stale: User };

/** The rights in the records of people who work for the shop: users/{uid}.can (docs/adr/0082). */
export class RightsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /**
   * Writes the rights into the record, with the audit entry; removes the field where none is left. An admin holds every
   * right. Rights are given neither to an inactive account nor to one whose address another record has; they can be taken
   * away from both. At most four reads, two writes; no write where nothing changes.
   */
  change(uid: string, { by, from, to }: RightsChange, now: Date): Promise<RightsOutcome> {
    const reference = this.#db.doc(`users/${uid}`);
    return this.#db.runTransaction(async (transaction) => {
      const user = readUser(await transaction.get(reference));
      if (!user) return 'missing';
      if (user.role === 'admin') return { holdsAll: user };
      const { can: held = [], ...others } = user;
      if (!isSame(from, held)) return { stale: user };
      if (isSame(to, held)) return user;
      if (to.some((right) => !held.includes(right))) {
        if (!user.isActive) return 'inactive';
        if (await hasAmbiguousAddress(this.#db, transaction, user)) return 'ambiguous';
      }
      const can = storedRights(to);
      transaction.update(reference, { can: can ?? FieldValue.delete(), updatedAt: now });
      const change = { before: { can: held }, after: { can: can ?? [] } };
      const entry = { by, action: 'user.rights-changed' as const, ...ofUser(user), ...change, note: '' };
      appendAuditEntry(this.#db, transaction, entry, now);
      return { ...others, ...(can && { can }), updatedAt: now };
    });
  }

  /**
   * Returns admins and everybody with a right, oldest account first, at most `limit`. Two queries: Firestore would need an
   * index for each to sort them, and a shop has few staff. Reads each person once, at most twice `limit` documents.
   */
  async listStaff(limit: number): Promise<User[]> {
    const users = this.#db.collection('users');
    const queries = [
      users.where('role', '==', 'admin'),
      users.where('can', 'array-contains-any', [...RIGHTS]),
    ];
    const answers = await Promise.all(queries.map((query) => query.limit(limit).get()));
    const people = new Map(answers.flatMap(({ docs }) => docs.map((it) => [it.id, readUser(it)!] as const)));
    return [...people.values()].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).slice(0, limit);
  }
}

/** Returns whether two lists name the same rights, in any order. */
function isSame(one: readonly Right[], other: readonly Right[]): boolean {
  return String(storedRights(one)) === String(storedRights(other));
}
