import { latinDigits } from '../text/bangla-digits.ts';

/** How customers pay the shop without the gateway: to its mobile wallets or its bank account. */
export const MANUAL_METHODS = ['bkash', 'nagad', 'rocket', 'bank'] as const;

export type ManualMethod = (typeof MANUAL_METHODS)[number];

/** The longest reference of a bank, in characters. */
export const MAX_REFERENCE = 40;

/** The ids that mobile wallets give to their transactions (TrxID). */
const WALLET_REFERENCE = /^[A-Z0-9]{8,12}$/;
const BANK_REFERENCE = new RegExp(`^[^\\p{Cc}]{3,${MAX_REFERENCE}}$`, 'u');

/** Returns a reference as it is stored, so that the same transaction typed otherwise is the same: capitals, Latin digits, single spaces; none in a TrxID. */
export function normalReference(method: ManualMethod, typed: string): string {
  const text = latinDigits(typed.normalize('NFC')).trim().toUpperCase();
  return method === 'bank' ? text.replace(/\s+/g, ' ') : text.replace(/[\s-]+/g, '');
}

export function isReference(method: ManualMethod, typed: string): boolean {
  const reference = normalReference(method, typed);
  return (method === 'bank' ? BANK_REFERENCE : WALLET_REFERENCE).test(reference);
}
