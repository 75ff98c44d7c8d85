/** The text messages about an order; each is sent once. */
export const SMS_KINDS = [
  'placed',
  'confirmed',
  'no-answer',
  'edited',
  'shipped',
  'out-for-delivery',
  'delivered',
  'refunded',
] as const;
export type SmsKind = (typeof SMS_KINDS)[number];

/**
 * Returns the id of a message's record: one per order and kind, and of edits one for each.
 * @param edit - the number of edits of which the customer is told
 */
export const smsId = (orderDocumentId: string, kind: SmsKind, edit?: number): string =>
  kind === 'edited' ? `${orderDocumentId}_${kind}-${edit}` : `${orderDocumentId}_${kind}`;
