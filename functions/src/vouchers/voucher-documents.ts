import { fromDocument } from '@nargisus/domain/contract';
import {
  accountClaimId,
  isVoucherCode,
  standardVoucher,
  voucherClaimSchema,
  voucherSchema,
  voucherUseSchema,
  type Voucher,
  type VoucherClaim,
  type VoucherUse,
} from '@nargisus/domain/vouchers';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';

/** Who uses a voucher. `phone` is the number that the caller's token proves, if it has one; never a typed one. */
export interface VoucherPerson {
  readonly uid: string;
  readonly phone?: string | null | undefined;
}

/** @param code - normalised; Firestore does not accept every text as a document id, so only one that a voucher may have */
export function voucherAt(db: Firestore, code: string): DocumentReference {
  if (!isVoucherCode(code)) throw new RangeError(`Not a voucher code: ${code}`);
  return db.doc(`vouchers/${code}`);
}

export const usesAt = (db: Firestore) => db.collection('voucherUses');
export const claimsAt = (db: Firestore) => db.collection('voucherClaims');

/**
 * Returns the ids of the claims of a person: of the account, and of the proved phone, whose number no document id shows
 * (docs/adr/0074).
 */
export function claimIds(code: string, { uid, phone }: VoucherPerson): string[] {
  const digest = phone && createHash('sha256').update(`voucher\n${phone}`).digest('hex').slice(0, 32);
  return [accountClaimId(code, uid), ...(digest ? [`${code}.p.${digest}`] : [])];
}

/** Returns a stored voucher, or the one that comes with the shop while it has no document; undefined for neither. */
export function readVoucher(code: string, document: DocumentSnapshot | undefined): Voucher | undefined {
  const data = document?.data();
  return data ? voucherSchema.parse({ ...data, code }) : standardVoucher(code);
}

export const readUse = (document: DocumentSnapshot): VoucherUse =>
  fromDocument(voucherUseSchema, document.id, document.data()!);

export const readClaim = (document: DocumentSnapshot): VoucherClaim =>
  fromDocument(voucherClaimSchema, document.id, document.data()!);
