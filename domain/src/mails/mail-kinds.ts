/** What the shop writes to a customer about an order, each once. */
export const ORDER_MAILS = ['order-confirmation', 'order-shipped', 'order-delivered'] as const;
export type OrderMailKind = (typeof ORDER_MAILS)[number];

/** With the one about an attempt to pay. */
export const MAIL_KINDS = [...ORDER_MAILS, 'payment-failed'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** The name of a mail's record: there is one per order, or attempt to pay, and kind. */
export function mailId(documentId: string, kind: MailKind): string {
  return `${documentId}_${kind}`;
}
