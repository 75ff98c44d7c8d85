/** The mails to a customer about an order; each is sent once. */
export const ORDER_MAILS = ['order-confirmation', 'order-shipped', 'order-delivered'] as const;
export type OrderMailKind = (typeof ORDER_MAILS)[number];

/** These, the mail about a payment attempt, and the one that a size is back. */
export const MAIL_KINDS = [...ORDER_MAILS, 'payment-failed', 'back-in-stock'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Returns the id of a mail's record: one per order, payment attempt or asking for a size (stockAlertMailKey), and kind. */
export function mailId(documentId: string, kind: MailKind): string {
  return `${documentId}_${kind}`;
}
