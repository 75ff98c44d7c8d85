import { createHash } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';

/**
 * emails/{sha256 of the address} -> {uid}: which account an address belongs to, so that no two records have one address.
 * Hashed because an address may hold what a document id may not, and because an id stands in logs and exports.
 * Claimed and released in the transaction that writes the record; kept by functions only.
 */
export function claimOf(db: Firestore, address: string): DocumentReference {
  return db.collection('emails').doc(createHash('sha256').update(address).digest('hex'));
}

/** Returns the uid that holds the claim; undefined for a free address. */
export const holderOf = (claim: DocumentSnapshot): string | undefined =>
  claim.get('uid') as string | undefined;

/** Claims a free address for `uid`. One write; the claim has to have been read in the transaction. */
export function claim(transaction: Transaction, present: DocumentSnapshot, uid: string): void {
  if (!present.exists) transaction.create(present.ref, { uid });
}

/** Releases an address that `uid` holds, and leaves another's alone. One write at most. */
export function release(transaction: Transaction, present: DocumentSnapshot, uid: string): void {
  if (holderOf(present) === uid) transaction.delete(present.ref);
}
