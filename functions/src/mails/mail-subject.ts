import { mailId, type MailKind, type MailRecord } from '@nargisus/domain/mails';

/** The path of the order, or of the attempt to pay, that a mail is about. */
export type MailSubject = `orders/${string}` | `payments/${string}`;

/** Returns the path of the order or attempt that a mail of that kind is about, by its document id. */
export function subjectPath(kind: MailKind, id: string): MailSubject {
  return kind === 'payment-failed' ? `payments/${id}` : `orders/${id}`;
}

/** Returns the document id that a recorded mail is about: the inverse of mailId. */
export function mailSubjectOf({ _id, kind }: Pick<MailRecord, '_id' | 'kind'>): {
  id: string;
  path: MailSubject;
} {
  const id = _id.slice(0, -mailId('', kind).length);
  return { id, path: subjectPath(kind, id) };
}
