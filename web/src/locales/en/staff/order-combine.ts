import { defineStrings } from '../../define-strings.ts';

/** Combining two orders of one customer (docs/adr/0083), and what both timelines say of it. */
export const orderCombineStrings = defineStrings('orderCombine', {
  combine: 'Combine',
  combineOf: (time: string) => `Combine with the order of ${time}`,
  combining: 'Combining...',
  previewFailed: 'These orders could not be combined',
  title: (orderId: string) => `Combine into ${orderId}`,
  text: (other: string) =>
    `This order keeps its number, address, delivery and payment and takes over the products of ${other}, which is cancelled.`,
  contains: 'It then contains',
  voucherLost: 'The discount of a voucher falls away.',
  save: (total: string) => `Combine for ${total}`,
  failed: 'The orders could not be combined',
  done: 'The orders were combined.',
  with: (orderId: string) => `Combined with ${orderId}`,
});
