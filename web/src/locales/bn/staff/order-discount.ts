import type { Translation } from '../../define-strings.ts';
import type { orderDiscountStrings } from '../../en/staff/order-discount.ts';

export const orderDiscount: Translation<typeof orderDiscountStrings.en> = {
  title: 'ছাড়',
  amount: 'পণ্যের দামে ছাড় (৳)',
  amountHint: 'ছাড় না দিলে খালি রাখুন। কত ছাড় দিতে পারেন তা সেটিংসে আছে।',
  reason: 'কারণ',
  reasonHint: 'শুধু কর্মীদের জন্য; ক্রেতা শুধু ছাড়ের পরিমাণ দেখেন।',
  sum: (amount) => `ছাড়: − ${amount}`,
  change: (from, to) => `ছাড়: ${from} → ${to}`,
};
