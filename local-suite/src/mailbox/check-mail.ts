/** One entry of SendGrid's `errors`. */
export interface MailError {
  message: string;
  field: string | null;
  help: string | null;
}

const MOST_RECIPIENTS = 1_000;
const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]+$/;
const BODY_ORDER = ['text/plain', 'text/x-amp-html', 'text/html'];

type Json = Record<string, unknown>;

/** Returns every error that v3/mail/send finds in a mail; none when it is accepted. */
export function checkMail(body: unknown): MailError[] {
  if (!isObject(body)) return [wrong('Bad Request', null)];
  const errors: MailError[] = [];
  const say = (message: string, field: string) => errors.push(wrong(message, field));
  checkFrom(body['from'], say);
  checkRecipients(body['personalizations'], say);
  checkSubject(body, say);
  checkContent(body['content'], say);
  checkAttachments(body['attachments'], say);
  if (body['reply_to'] !== undefined) checkAddress(body['reply_to'], 'reply_to', say);
  return errors;
}

type Say = (message: string, field: string) => void;

function checkFrom(from: unknown, say: Say): void {
  if (!isObject(from)) {
    say('The from object must be provided for every email send; it requires the email parameter.', 'from');
    return;
  }
  checkAddress(from, 'from', say);
  // Unlike recipients, a sender must be plain ASCII.
  if (/[^\x20-\x7e]/.test(String(from['email'])))
    say('The from address must not contain Unicode.', 'from.email');
}

function checkRecipients(personalizations: unknown, say: Say): void {
  if (!isFilledList(personalizations)) {
    say(
      'The personalizations field is required and must have at least one personalization.',
      'personalizations',
    );
    return;
  }
  let recipients = 0;
  personalizations.forEach((one: unknown, index) => {
    const at = `personalizations.${index}`;
    const { to, cc = [], bcc = [] } = isObject(one) ? one : {};
    if (!isFilledList(to)) {
      say(
        'The to array is required for all personalization objects, and must have at least one email object.',
        `${at}.to`,
      );
      return;
    }
    const seen = new Set<string>();
    for (const [kind, list] of Object.entries({ to, cc, bcc })) {
      if (!Array.isArray(list)) {
        say(`The ${kind} parameter must be an array.`, `${at}.${kind}`);
        continue;
      }
      list.forEach((address: unknown, position) => {
        checkAddress(address, `${at}.${kind}.${position}`, say);
        const email = isObject(address) ? String(address['email']).toLowerCase() : '';
        if (seen.has(email)) {
          say(
            'Each email address in the personalization block should be unique between to, cc, and bcc.',
            at,
          );
        }
        seen.add(email);
      });
      recipients += list.length;
    }
  });
  if (recipients > MOST_RECIPIENTS) {
    say(`A mail may have at most ${MOST_RECIPIENTS} recipients.`, 'personalizations');
  }
}

function checkAddress(address: unknown, field: string, say: Say): void {
  const { email, name } = isObject(address) ? address : {};
  if (typeof email !== 'string' || !EMAIL.test(email))
    say('Does not contain a valid address.', `${field}.email`);
  if (name !== undefined && (typeof name !== 'string' || /[;,]/.test(name))) {
    say('A display name must be a string without ; and ,.', `${field}.name`);
  }
}

function checkSubject(body: Json, say: Say): void {
  const { subject, personalizations } = body;
  const everyOneHasItsOwn =
    isFilledList(personalizations) &&
    personalizations.every((one) => isObject(one) && isText(one['subject']));
  if (!isText(subject) && !everyOneHasItsOwn) {
    say('The subject is required, unless every personalization has a subject of its own.', 'subject');
  }
}

function checkContent(content: unknown, say: Say): void {
  if (!isFilledList(content)) {
    say('The content parameter is required. There must be at least one defined content block.', 'content');
    return;
  }
  const ranks = content.map((block: unknown, index) => {
    const { type, value } = isObject(block) ? block : {};
    if (!isText(type))
      say('The content type must be a string of at least one character.', `content.${index}.type`);
    if (!isText(value))
      say('The content value must be a string at least one character in length.', `content.${index}.value`);
    const rank = BODY_ORDER.indexOf(String(type));
    return rank < 0 ? BODY_ORDER.length : rank;
  });
  if (ranks.some((rank, index) => index > 0 && rank < ranks[index - 1]!)) {
    say(
      'If present, text/plain must come first, then text/x-amp-html, then text/html, then other types.',
      'content',
    );
  }
}

function checkAttachments(attachments: unknown, say: Say): void {
  if (attachments === undefined) return;
  if (!Array.isArray(attachments)) {
    say('The attachments parameter must be an array.', 'attachments');
    return;
  }
  attachments.forEach((attachment: unknown, index) => {
    const { content, filename, disposition } = isObject(attachment) ? attachment : {};
    const at = `attachments.${index}`;
    if (!isText(content) || !isBase64(content)) {
      say('The attachment content must be base64 encoded, without line breaks.', `${at}.content`);
    }
    if (!isText(filename)) say('The filename of the attachment is required.', `${at}.filename`);
    if (disposition !== undefined && disposition !== 'attachment' && disposition !== 'inline') {
      say('The disposition must be either inline or attachment.', `${at}.disposition`);
    }
  });
}

/** Searches for a wrong character: a pattern over the whole would recurse as deep as the file is long. */
function isBase64(text: string): boolean {
  return text.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(text.replace(/={1,2}$/, ''));
}

/** Returns an entry of `errors` as SendGrid writes it, with the manual's page for the field. */
export function wrong(message: string, field: string | null): MailError {
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

function isFilledList(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length > 0;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
