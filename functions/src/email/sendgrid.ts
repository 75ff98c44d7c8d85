import { STORE } from '@nargisus/domain/store';
import { setTimeout as pause } from 'node:timers/promises';

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
 * `mayBeOut`: the service was reached and then lost, so that nobody knows whether the mail goes out. `isForGood`: the
 * service will not take this mail, however often it is asked.
 */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly mayBeOut: boolean;
  readonly isForGood: boolean;

  constructor(message: string, mayBeOut: boolean, isForGood = false) {
    super(message);
    this.mayBeOut = mayBeOut;
    this.isForGood = isForGood;
  }
}

const TIMEOUT_MS = 20_000;
const TRIES = 3;
const FIRST_PAUSE_MS = 1_000;
/** What the mail itself is at fault for; other refusals (the key, the sender) end when somebody mends our settings. */
const FAULTS_OF_THE_MAIL = new Set([400, 413]);
/** The connection never stood. */
const NOT_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** What we use of @sendgrid/mail; its own types leave the client out. */
interface SendGrid {
  setApiKey(key: string): void;
  setTimeout(ms: number): void;
  client: { setDefaultRequest(name: string, value: unknown): void };
  send(mail: object): Promise<[{ headers: Record<string, string | undefined> }, unknown]>;
}

/**
 * Hands a mail to SendGrid; tried again while it answers 429 or 5xx, which mean that it has not taken it.
 * @returns SendGrid's id of the message. @throws MailError.
 */
export async function sendMail(
  { to, subject, text, html, attachments }: Mail,
  { key, base, from }: MailSettings,
  firstPause = FIRST_PAUSE_MS,
): Promise<string | null> {
  const sendgrid = (await import('@sendgrid/mail')).default as unknown as SendGrid;
  sendgrid.setApiKey(key);
  // After the key, which sets the address back to SendGrid's own.
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

/** A status when SendGrid answered, otherwise the name of what happened to the connection. */
const codeOf = (error: unknown) => (error as { code?: number | string }).code;

function isBusy(error: unknown): boolean {
  const code = codeOf(error);
  return typeof code === 'number' && (code === 429 || code >= 500);
}

/** Without the request, which carries the key and the mail. */
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
      FAULTS_OF_THE_MAIL.has(code),
    );
  }
  const isUnreached = typeof code === 'string' && NOT_REACHED.has(code);
  const what = isUnreached ? 'could not be reached' : 'was lost while it took the mail';
  return new MailError(`SendGrid ${what} (${String(code)})`, !isUnreached);
}
