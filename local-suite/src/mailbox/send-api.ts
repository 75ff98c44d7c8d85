import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { checkMail, mailError } from './check-mail.ts';
import type { MailFaultSettings } from './faults.ts';
import type { Address, Attachment, Mail } from './mail.ts';
import type { MailStore } from './mail-store.ts';

/** The stored part of a body that checkMail accepted. */
interface AcceptedBody {
  from: Address;
  reply_to?: Address;
  subject?: string;
  personalizations: { to: Address[]; cc?: Address[]; bcc?: Address[]; subject?: string }[];
  content: { type: string; value: string }[];
  attachments?: (Pick<Attachment, 'content' | 'filename'> & Partial<Attachment>)[];
  mail_settings?: { sandbox_mode?: { enable?: boolean } };
}

const FAULT_MESSAGES = { 429: 'too many requests', 500: 'internal server error', 503: 'service unavailable' };

export interface SendParts {
  apiKey: string;
  mails: MailStore;
  faults: MailFaultSettings;
}

/** Handles POST /v3/mail/send. A body declared as JSON has been parsed. */
export async function sendMail(parts: SendParts, request: Request, response: Response): Promise<void> {
  const { slowMs } = parts.faults.current;
  if (slowMs) await wait(slowMs, undefined, { ref: false });
  const faultStatus = parts.faults.consume();
  if (faultStatus) return sendError(response, faultStatus, FAULT_MESSAGES[faultStatus]);
  if (request.headers.authorization !== `Bearer ${parts.apiKey}`) {
    return sendError(response, 401, 'The provided authorization grant is invalid, expired, or revoked');
  }
  if (!request.is('application/json'))
    return sendError(response, 415, 'Content-Type should be application/json.');
  const errors = checkMail(request.body);
  if (errors.length > 0) {
    response.status(400).json({ errors });
    return;
  }
  const body = request.body as AcceptedBody;
  if (body.mail_settings?.sandbox_mode?.enable) {
    response.status(200).end();
    return;
  }
  const id = randomUUID().replaceAll('-', '').slice(0, 22);
  mailsOf(body, id).forEach((mail) => parts.mails.add(mail));
  response.status(202).set('x-message-id', id).end();
}

/** Responds with an error that concerns no single field. */
export function sendError(response: Response, status: number, message: string): void {
  response.status(status).json({ errors: [mailError(message, null)] });
}

function mailsOf(body: AcceptedBody, messageId: string): Mail[] {
  const part = (type: string) => body.content.find((block) => block.type === type)?.value ?? null;
  return body.personalizations.map((one, index) => ({
    id: index === 0 ? messageId : `${messageId}.${index}`,
    receivedAt: new Date().toISOString(),
    from: body.from,
    ...(body.reply_to ? { replyTo: body.reply_to } : {}),
    to: one.to,
    cc: one.cc ?? [],
    bcc: one.bcc ?? [],
    subject: one.subject ?? body.subject ?? '',
    text: part('text/plain'),
    html: part('text/html'),
    attachments: (body.attachments ?? []).map((attachment) => ({
      type: 'application/octet-stream',
      disposition: 'attachment',
      ...attachment,
    })),
  }));
}
