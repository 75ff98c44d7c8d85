import { defineStrings } from '../../define-strings.ts';

/** A discount that staff give when they take or edit an order (docs/adr/0089). */
export const orderDiscountStrings = defineStrings('orderDiscount', {
  title: 'Discount',
  amount: 'Off the products (৳)',
  amountHint: 'Leave it empty for none. Settings say how much you may take off.',
  reason: 'Reason',
  reasonHint: 'For staff alone; the customer reads the amount.',
  sum: (amount: string) => `Discount: − ${amount}`,
  change: (from: string, to: string) => `Discount: ${from} → ${to}`,
});
