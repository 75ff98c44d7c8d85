import type { User } from '@nargisus/domain/accounts';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { holderOf, readClaim } from './email-claims.ts';

/**
 * Returns whether another account has the address of a record too: by a record from before claims existed, or by a claim.
 * Two reads at least, three at most; none for a record without an address.
 */
export async function hasAmbiguousAddress(
  db: Firestore,
  transaction: Transaction,
  { uid, email }: Pick<User, 'uid' | 'email'>,
): Promise<boolean> {
  if (email === '') return false;
  const [same, held] = await Promise.all([
    transaction.get(db.collection('users').where('email', '==', email).limit(2)),
    readClaim(db, transaction, email),
  ]);
  const holder = held && holderOf(held);
  return same.docs.some(({ id }) => id !== uid) || (holder !== undefined && holder !== uid);
}
