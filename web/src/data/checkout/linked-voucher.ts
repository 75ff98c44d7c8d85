import { MAX_TYPED_CODE, normalCode } from '@nargisus/domain/vouchers';
import { readStorage, writeStorage } from '#storage/browser-storage.ts';

const KEY = 'nargisus.voucher';

/** Keeps the voucher code of a link for the checkout, also of a visitor who signs in first; null removes it. */
export function keepLinkedVoucher(code: string | null): void {
  writeStorage(KEY, code && normalCode(code).slice(0, MAX_TYPED_CODE));
}

/** Returns the kept code, null without one. */
export const linkedVoucher = (): string | null => readStorage(KEY) || null;
