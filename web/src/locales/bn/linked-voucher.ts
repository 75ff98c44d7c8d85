import type { linkedVoucherStrings } from '../en/linked-voucher.ts';
import type { Translation } from '../define-strings.ts';

export const linkedVoucher: Translation<typeof linkedVoucherStrings.en> = {
  kept: 'অর্ডার করার সময় আপনার ভাউচারটি যুক্ত হবে।',
};
