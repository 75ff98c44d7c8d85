import { createHash } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';

/**
 * emails/{sha256 of the address} -> {uid}: the account that an address belongs to, so that no two records have one
 * address. Hashed because an address may contain characters that a document id may not, and because ids appear in
 * logs and exports. Claimed and released in the transaction that writes the record; only functions write it.
 */
export function claimOf(db: Firestore, address: string): DocumentReference {
  return db.collection('emails').doc(createHash('sha256').update(address).digest('hex'));
}

/** Returns the claim of an address; undefined for ''. One read. */
export async function readClaim(
  db: Firestore,
  transaction: Transaction,
  address: string,
): Promise<DocumentSnapshot | undefined> {
  return address === '' ? undefined : transaction.get(claimOf(db, address));
}

/** Returns the uid that holds the claim; undefined for a free address. */
export const holderOf = (claim: DocumentSnapshot): string | undefined =>
  claim.get('uid') as string | undefined;

/** Claims a free address for `uid`. The transaction must have read the claim. One write. */
export function claim(transaction: Transaction, present: DocumentSnapshot, uid: string): void {
  if (!present.exists) transaction.create(present.ref, { uid });
}

/** Releases an address that `uid` holds; leaves another account's claim. At most one write. */
export function release(transaction: Transaction, present: DocumentSnapshot, uid: string): void {
  if (holderOf(present) === uid) transaction.delete(present.ref);
}
