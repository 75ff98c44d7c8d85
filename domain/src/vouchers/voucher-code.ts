import * as z from 'zod/mini';
import { latinDigits } from '../text/bangla-digits.ts';
import { voucherMessages } from './voucher-messages.ts';

/** In characters: more than any code, so that a typed text of any length costs nothing. */
export const MAX_TYPED_CODE = 50;

export const VOUCHER_CODE = /^[A-Z0-9][A-Z0-9-]{2,29}$/;

/** Returns a typed code as codes are stored: in capitals, with Latin digits and without surrounding blanks. */
export const normalCode = (typed: string): string => latinDigits(typed).trim().toUpperCase();

/** Returns whether a normalised code may be one of a voucher, which is also the id of its document. */
export const isVoucherCode = (code: string): boolean => VOUCHER_CODE.test(code);

/** A code as a shopper types it. One that no voucher can have is as unknown as any other. */
export const typedCodeSchema = z.pipe(
  z.string().check(z.maxLength(MAX_TYPED_CODE, voucherMessages.unknownCode)),
  z.transform(normalCode),
);
