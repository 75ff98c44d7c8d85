import { STORE } from '@nargisus/domain/store';
import { setTimeout as pause } from 'node:timers/promises';
import { isNeverReached } from '../outbox/is-never-reached.ts';

export interface MailSettings {
  readonly key: string;
  readonly base: string;
  readonly from: string;
}

export interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly {
    readonly name: string;
    readonly type: string;
    readonly content: Uint8Array;
  }[];
}

/**
 * `mayBeSent`: the connection was lost after the mail was sent, so it may have been accepted. `isPermanent`: the
 * service rejects this mail on every attempt.
 */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly mayBeSent: boolean;
  readonly isPermanent: boolean;

  constructor(message: string, mayBeSent: boolean, isPermanent = false) {
    super(message);
    this.mayBeSent = mayBeSent;
    this.isPermanent = isPermanent;
  }
}

const TIMEOUT_MS = 20_000;
const TRIES = 3;
const FIRST_PAUSE_MS = 1_000;
/** Statuses that the mail itself causes. Others (the key, the sender) end when the settings are corrected. */
const REJECTED_MAIL_STATUSES = new Set([400, 413]);

/** What we use of @sendgrid/mail; its own types omit the client. */
interface SendGrid {
  setApiKey(key: string): void;
  setTimeout(ms: number): void;
  client: { setDefaultRequest(name: string, value: unknown): void };
  send(mail: object): Promise<[{ headers: Record<string, string | undefined> }, unknown]>;
}

/**
 * Sends a mail through SendGrid. Retries while it answers 429 or 5xx, which mean that it has not accepted the mail.
 * @returns SendGrid's id of the message
 * @throws MailError
 */
export async function sendMail(
  { to, subject, text, html, attachments }: Mail,
  { key, base, from }: MailSettings,
  firstPause = FIRST_PAUSE_MS,
): Promise<string | null> {
  const sendgrid = (await import('@sendgrid/mail')).default as unknown as SendGrid;
  sendgrid.setApiKey(key);
  // After setApiKey, which resets the URL to SendGrid's own.
  sendgrid.client.setDefaultRequest('baseUrl', base);
  sendgrid.setTimeout(TIMEOUT_MS);
  const mail = {
    from: { email: from, name: STORE.name },
    to: to.map((email) => ({ email })),
    subject,
    content: [
      { type: 'text/plain', value: text },
      { type: 'text/html', value: html },
    ],
    attachments: attachments.map(({ name, type, content }) => ({
      content: Buffer.from(content).toString('base64'),
      filename: name,
      type,
      disposition: 'attachment',
    })),
  };
  for (let tried = 1; ; tried += 1) {
    try {
      const [answer] = await sendgrid.send(mail);
      return answer.headers['x-message-id'] ?? null;
    } catch (error) {
      if (tried === TRIES || !isBusy(error)) throw mailError(error);
      await pause(firstPause * 4 ** (tried - 1));
    }
  }
}

/** Returns a status when SendGrid answered, otherwise the code of the connection error. */
const codeOf = (error: unknown) => (error as { code?: number | string }).code;

function isBusy(error: unknown): boolean {
  const code = codeOf(error);
  return typeof code === 'number' && (code === 429 || code >= 500);
}

/** Returns the error without the request, which contains the key and the mail. */
function mailError(error: unknown): MailError {
  const code = codeOf(error);
  if (typeof code === 'number') {
    const { errors = [] } = ((error as { response?: { body?: unknown } }).response?.body ?? {}) as {
      errors?: { message?: string }[];
    };
    const reasons = errors.map(({ message }) => message).join('; ');
    return new MailError(
      `SendGrid answered ${code}${reasons && `: ${reasons}`}`,
      false,
      REJECTED_MAIL_STATUSES.has(code),
    );
  }
  const isUnreached = isNeverReached(code);
  const what = isUnreached ? 'could not be reached' : 'was lost while it took the mail';
  return new MailError(`SendGrid ${what} (${String(code)})`, !isUnreached);
}
