import * as z from 'zod/mini';
import { staffVoucherMessages } from './staff-voucher-messages.ts';
import { MAX_TYPED_CODE, normalCode, VOUCHER_CODE } from './voucher-code.ts';

/** The code of a new voucher. */
export const newVoucherCodeSchema = z.pipe(
  z.pipe(
    z
      .string(staffVoucherMessages.codeInvalid)
      .check(z.maxLength(MAX_TYPED_CODE, staffVoucherMessages.codeInvalid)),
    z.transform(normalCode),
  ),
  z.string().check(z.regex(VOUCHER_CODE, staffVoucherMessages.codeInvalid)),
);
