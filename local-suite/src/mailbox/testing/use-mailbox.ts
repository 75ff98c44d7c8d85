import { afterAll, afterEach, beforeAll } from 'vitest';
import type { MailError } from '../check-mail.ts';
import type { Mail } from '../mail.ts';
import { startMailbox, type RunningMailbox } from '../mailbox.ts';

/** The API key that the mailbox accepts. */
export const KEY = 'SG.test';
/** The key of the SMS provider's account. */
export const SMS_KEY = 'sms-test';
/** The mailbox's origin. */
export let base: string;

/** Runs a mailbox for the tests of the calling file, emptied and without faults after each. */
export function useMailbox(): void {
  let mailbox: RunningMailbox;
  beforeAll(async () => {
    mailbox = await startMailbox({ port: 0, host: '127.0.0.1', apiKey: KEY, smsKey: SMS_KEY });
    base = `http://127.0.0.1:${mailbox.port}`;
  });
  afterEach(async () => {
    await fetch(`${base}/mailbox/messages`, { method: 'DELETE' });
    await fetch(`${base}/mailbox/faults`, { method: 'DELETE' });
  });
  afterAll(() => mailbox.close());
}

export type Json = Record<string, unknown>;

/** Returns a valid mail. */
export function mail(changes: Json = {}): Json {
  return {
    from: { email: 'shop@nargisus.test', name: 'Nargisus' },
    personalizations: [{ to: [{ email: 'admin@nargisus.test' }] }],
    subject: 'Daily report',
    content: [
      { type: 'text/plain', value: 'Orders: 3' },
      { type: 'text/html', value: '<p>Orders: <b>3</b></p>' },
    ],
    ...changes,
  };
}

/** Sends a mail with the key, unless the headers replace it. */
export function send(
  body: unknown,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(`${base}/v3/mail/send`, {
    method: 'POST',
    signal,
    headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Returns the stored mails. */
export async function messages(query = ''): Promise<(Mail & { attachments: { bytes: number }[] })[]> {
  return (await fetch(`${base}/mailbox/messages${query}`)).json() as Promise<never>;
}

/** Returns the `errors` of a response. */
export const errorsOf = async (answer: Response) => ((await answer.json()) as { errors: MailError[] }).errors;
/** Encodes text as base64. */
export const base64 = (text: string) => Buffer.from(text).toString('base64');
