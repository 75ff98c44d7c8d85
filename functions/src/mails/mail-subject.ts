import { mailId, readEditMailKey, type MailKind, type MailRecord } from '@nargisus/domain/mails';
import { stockAlertIdOf } from '@nargisus/domain/stock';

/** The path of the order, the attempt to pay or the stock alert that a mail is about. */
export type MailSubject = `orders/${string}` | `payments/${string}` | `stockAlerts/${string}`;

/** Returns the path of what a mail of that kind is about, by the document id, or by the mail key of a stock alert or an edit. */
export function subjectPath(kind: MailKind, id: string): MailSubject {
  if (kind === 'order-edited') return `orders/${readEditMailKey(id).order}`;
  if (kind === 'back-in-stock') return `stockAlerts/${stockAlertIdOf(id)}`;
  return kind === 'payment-failed' ? `payments/${id}` : `orders/${id}`;
}

/** Returns the id that a recorded mail was requested with: the inverse of mailId. */
export function mailSubjectOf({ _id, kind }: Pick<MailRecord, '_id' | 'kind'>): {
  id: string;
  path: MailSubject;
} {
  const id = _id.slice(0, -mailId('', kind).length);
  return { id, path: subjectPath(kind, id) };
}
