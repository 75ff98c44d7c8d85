/** One entry of SendGrid's `errors`. */
export interface MailError {
  message: string;
  field: string | null;
  help: string | null;
}

const MAX_RECIPIENTS = 1_000;
const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]+$/;
const BODY_ORDER = ['text/plain', 'text/x-amp-html', 'text/html'];

type Json = Record<string, unknown>;

/** Returns every error that v3/mail/send finds in a mail; none when it is accepted. */
export function checkMail(body: unknown): MailError[] {
  if (!isObject(body)) return [mailError('Bad Request', null)];
  const errors: MailError[] = [];
  const report = (message: string, field: string) => errors.push(mailError(message, field));
  checkFrom(body['from'], report);
  checkRecipients(body['personalizations'], report);
  checkSubject(body, report);
  checkContent(body['content'], report);
  checkAttachments(body['attachments'], report);
  if (body['reply_to'] !== undefined) checkAddress(body['reply_to'], 'reply_to', report);
  return errors;
}

type ReportError = (message: string, field: string) => void;

function checkFrom(from: unknown, report: ReportError): void {
  if (!isObject(from)) {
    report('The from object must be provided for every email send; it requires the email parameter.', 'from');
    return;
  }
  checkAddress(from, 'from', report);
  // Unlike recipients, a sender must be plain ASCII.
  if (/[^\x20-\x7e]/.test(String(from['email'])))
    report('The from address must not contain Unicode.', 'from.email');
}

function checkRecipients(personalizations: unknown, report: ReportError): void {
  if (!isNonEmptyList(personalizations)) {
    report(
      'The personalizations field is required and must have at least one personalization.',
      'personalizations',
    );
    return;
  }
  let recipients = 0;
  personalizations.forEach((one: unknown, index) => {
    const at = `personalizations.${index}`;
    const { to, cc = [], bcc = [] } = isObject(one) ? one : {};
    if (!isNonEmptyList(to)) {
      report(
        'The to array is required for all personalization objects, and must have at least one email object.',
        `${at}.to`,
      );
      return;
    }
    const seen = new Set<string>();
    for (const [kind, list] of Object.entries({ to, cc, bcc })) {
      if (!Array.isArray(list)) {
        report(`The ${kind} parameter must be an array.`, `${at}.${kind}`);
        continue;
      }
      list.forEach((address: unknown, position) => {
        checkAddress(address, `${at}.${kind}.${position}`, report);
        const email = isObject(address) ? String(address['email']).toLowerCase() : '';
        if (seen.has(email)) {
          report(
            'Each email address in the personalization block should be unique between to, cc, and bcc.',
            at,
          );
        }
        seen.add(email);
      });
      recipients += list.length;
    }
  });
  if (recipients > MAX_RECIPIENTS) {
    report(`A mail may have at most ${MAX_RECIPIENTS} recipients.`, 'personalizations');
  }
}

function checkAddress(address: unknown, field: string, report: ReportError): void {
  const { email, name } = isObject(address) ? address : {};
  if (typeof email !== 'string' || !EMAIL.test(email))
    report('Does not contain a valid address.', `${field}.email`);
  if (name !== undefined && (typeof name !== 'string' || /[;,]/.test(name))) {
    report('A display name must be a string without ; and ,.', `${field}.name`);
  }
}

function checkSubject(body: Json, report: ReportError): void {
  const { subject, personalizations } = body;
  const eachHasSubject =
    isNonEmptyList(personalizations) &&
    personalizations.every((one) => isObject(one) && isText(one['subject']));
  if (!isText(subject) && !eachHasSubject) {
    report('The subject is required, unless every personalization has a subject of its own.', 'subject');
  }
}

function checkContent(content: unknown, report: ReportError): void {
  if (!isNonEmptyList(content)) {
    report('The content parameter is required. There must be at least one defined content block.', 'content');
    return;
  }
  const ranks = content.map((block: unknown, index) => {
    const { type, value } = isObject(block) ? block : {};
    if (!isText(type))
      report('The content type must be a string of at least one character.', `content.${index}.type`);
    if (!isText(value))
      report(
        'The content value must be a string at least one character in length.',
        `content.${index}.value`,
      );
    const rank = BODY_ORDER.indexOf(String(type));
    return rank < 0 ? BODY_ORDER.length : rank;
  });
  if (ranks.some((rank, index) => index > 0 && rank < ranks[index - 1]!)) {
    report(
      'If present, text/plain must come first, then text/x-amp-html, then text/html, then other types.',
      'content',
    );
  }
}

function checkAttachments(attachments: unknown, report: ReportError): void {
  if (attachments === undefined) return;
  if (!Array.isArray(attachments)) {
    report('The attachments parameter must be an array.', 'attachments');
    return;
  }
  attachments.forEach((attachment: unknown, index) => {
    const { content, filename, disposition } = isObject(attachment) ? attachment : {};
    const at = `attachments.${index}`;
    if (!isText(content) || !isBase64(content)) {
      report('The attachment content must be base64 encoded, without line breaks.', `${at}.content`);
    }
    if (!isText(filename)) report('The filename of the attachment is required.', `${at}.filename`);
    if (disposition !== undefined && disposition !== 'attachment' && disposition !== 'inline') {
      report('The disposition must be either inline or attachment.', `${at}.disposition`);
    }
  });
}

/** Searches for a wrong character: a pattern over the whole would recurse as deep as the file is long. */
function isBase64(text: string): boolean {
  return text.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(text.replace(/={1,2}$/, ''));
}

/** Returns an entry of `errors` as SendGrid writes it, with the manual's page for the field. */
export function mailError(message: string, field: string | null): MailError {
  return {
    message,
    field,
    help:
      field &&
      `http://sendgrid.com/docs/API_Reference/Web_API_v3/Mail/errors.html#message.${field.replace(/\.\d+/g, '')}`,
  };
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNonEmptyList(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length > 0;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
