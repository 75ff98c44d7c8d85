/** The text messages about an order; each is sent once. */
export const SMS_KINDS = [
  'placed',
  'confirmed',
  'no-answer',
  'shipped',
  'out-for-delivery',
  'delivered',
  'refunded',
] as const;
export type SmsKind = (typeof SMS_KINDS)[number];

/** Returns the id of a message's record: one per order and kind. */
export const smsId = (orderDocumentId: string, kind: SmsKind): string => `${orderDocumentId}_${kind}`;
