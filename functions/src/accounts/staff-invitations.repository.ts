import {
  isAcceptable,
  isStaff,
  rightsAfterAcceptance,
  staffInvitationSchema,
  type StaffInvitation,
  type User,
} from '@nargisus/domain/accounts';
import type { AuditRecord } from '@nargisus/domain/audit';
import { fromDocument, toDocument } from '@nargisus/domain/contract';
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { appendAuditEntry } from '../audit/audit-log.ts';
import { readUser } from './read-user.ts';
import { ofUser } from './users.repository.ts';

/** How many records with the invited address are read: more than one has it only from before claims existed. */
const MOST_CLAIMANTS = 10;

/** Open invitations to work for the shop: staffInvitations/{hash of the token} (docs/adr/0082). Functions only. */
export class StaffInvitationsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Returns an invitation that can be accepted at `now`. One read. */
  async find(id: string, now: Date): Promise<StaffInvitation | undefined> {
    return readOpen(await this.#invitation(id).get(), now);
  }

  /** Returns invitations that can be accepted at `now`, newest first. Reads at most `limit` documents. */
  async list(now: Date, limit: number): Promise<StaffInvitation[]> {
    const newest = this.#db.collection('staffInvitations').orderBy('invitedAt', 'desc').limit(limit);
    return (await newest.get()).docs.flatMap((it) => readOpen(it, now) ?? []);
  }

  /**
   * Stores an invitation instead of earlier ones to its address, with the audit entry, unless somebody with the address
   * works for the shop already. Reads the records and the invitations with the address; writes the entry, the invitation
   * and one delete for each earlier one.
   */
  invite(
    invitation: StaffInvitation,
    by: NonNullable<AuditRecord['by']>,
  ): Promise<'invited' | { readonly staff: User }> {
    const { _id: id, email, can, invitedAt } = invitation;
    return this.#db.runTransaction(async (transaction) => {
      const [claimants, earlier] = await Promise.all([
        transaction.get(this.#db.collection('users').where('email', '==', email).limit(MOST_CLAIMANTS)),
        transaction.get(this.#addressedTo(email)),
      ]);
      const staff = claimants.docs.map((it) => readUser(it)!).find(isStaff);
      if (staff) return { staff };
      for (const { ref } of earlier.docs) transaction.delete(ref);
      transaction.create(this.#invitation(id), toDocument(staffInvitationSchema, invitation));
      const entry = {
        by,
        action: 'invitation.sent' as const,
        ...ofInvitation(id),
        before: null,
        after: { can },
      };
      appendAuditEntry(this.#db, transaction, { ...entry, note: '' }, invitedAt);
      return 'invited';
    });
  }

  /**
   * Deletes an invitation, with the audit entry; `by` is null where no person withdrew it. Returns false where it does not
   * exist. One read, two writes.
   */
  withdraw(id: string, by: AuditRecord['by'], now: Date): Promise<boolean> {
    return this.#db.runTransaction(async (transaction) => {
      const document = await transaction.get(this.#invitation(id));
      if (!document.exists) return false;
      const { can } = fromDocument(staffInvitationSchema, id, document.data()!);
      transaction.delete(document.ref);
      const change = { action: 'invitation.withdrawn' as const, before: { can }, after: null };
      appendAuditEntry(this.#db, transaction, { by, ...ofInvitation(id), ...change, note: '' }, now);
      return true;
    });
  }

  /**
   * Adds the rights of an invitation to those of the record and deletes the invitation, with the audit entry: of several
   * concurrent calls one does. Returns 'gone' for an invitation that cannot be accepted any more. Three reads, at most three
   * writes.
   */
  accept(id: string, uid: string, now: Date): Promise<User | 'gone' | 'missing' | 'inactive'> {
    return this.#db.runTransaction(async (transaction) => {
      const reference = this.#db.doc(`users/${uid}`);
      const [document, record] = await transaction.getAll(this.#invitation(id), reference);
      const invitation = readOpen(document!, now);
      if (!invitation) return 'gone';
      const sender = readUser(await transaction.get(this.#db.doc(`users/${invitation.invitedBy}`)));
      if (!isAcceptable(invitation, sender, now)) return 'gone';
      const user = readUser(record!);
      if (!user) return 'missing';
      if (!user.isActive) return 'inactive';
      const can = rightsAfterAcceptance(user, invitation);
      transaction.delete(document!.ref);
      if (can) transaction.update(reference, { can, updatedAt: now });
      const change = { before: { can: user.can ?? [] }, after: { can: can ?? [], invitation: id } };
      const entry = {
        by: { uid },
        action: 'invitation.accepted' as const,
        ...ofUser(user),
        ...change,
        note: '',
      };
      appendAuditEntry(this.#db, transaction, entry, now);
      return can ? { ...user, can, updatedAt: now } : user;
    });
  }

  /** Deletes the invitations to an address. Reads and writes each once. */
  async removeAddressedTo(email: string): Promise<void> {
    const { docs } = await this.#addressedTo(email).get();
    for (const { ref } of docs) await ref.delete();
  }

  #addressedTo(email: string): Query {
    return this.#db.collection('staffInvitations').where('email', '==', email);
  }

  #invitation(id: string) {
    return this.#db.doc(`staffInvitations/${id}`);
  }
}

/** Returns the invitation of a document; undefined where it is missing or has expired, which the TTL policy removes late. */
function readOpen(document: DocumentSnapshot, now: Date): StaffInvitation | undefined {
  const data = document.data();
  const invitation = data && fromDocument(staffInvitationSchema, document.id, data);
  return invitation && invitation.expireAt > now ? invitation : undefined;
}

/** Returns the subject of an audit entry about an invitation. It does not name the address (docs/retention.md). */
const ofInvitation = (id: string) => ({ subject: { kind: 'invitation' as const, id, label: id } });
