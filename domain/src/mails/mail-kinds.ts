/** The mails to a customer about an order; each is sent once, that of an edit once for each. */
export const ORDER_MAILS = [
  'order-confirmation',
  'order-edited',
  'order-shipped',
  'order-delivered',
] as const;
export type OrderMailKind = (typeof ORDER_MAILS)[number];

/** These, the mail about a payment attempt, and the one that a size is back. */
export const MAIL_KINDS = [...ORDER_MAILS, 'payment-failed', 'back-in-stock'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Returns the id of a mail's record: one per order, edit of an order (editMailKey), payment attempt or asking for a size (stockAlertMailKey), and kind. */
export function mailId(documentId: string, kind: MailKind): string {
  return `${documentId}_${kind}`;
}

/** Returns the key of the mail about an edit of an order. @param edit - the number of edits of which the customer is told */
export const editMailKey = (orderDocumentId: string, edit: number): string => `${orderDocumentId}-${edit}`;

/** Returns the order's document id and the edit that a mail key names. */
export function readEditMailKey(mailKey: string): { readonly order: string; readonly edit: number } {
  const end = mailKey.lastIndexOf('-');
  return { order: mailKey.slice(0, end), edit: Number(mailKey.slice(end + 1)) };
}
