import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import type { ReadAuthCodes } from './auth-codes.ts';
import type { ReadAuthLinks } from './auth-links.ts';
import { controlApi } from './control-api.ts';
import { MailFaultSettings } from './faults.ts';
import { MailStore } from './mail-store.ts';
import { pageRoutes, type AuthReaders } from './page-routes.ts';
import { sendError, sendMail, type SendParts } from './send-api.ts';
import { smsApi, smsControlApi } from './sms/sms-api.ts';
import { SmsStore } from './sms/sms-store.ts';

/**
 * Longer than any client keeps a connection: otherwise it could be closed under the next request of a busy
 * machine.
 */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
/** SendGrid's limit for a whole mail, attachments included. */
const MAX_MAIL_BYTES = 30 * 1024 * 1024;

export interface MailboxOptions {
  /** 0 picks a free one. */
  port: number;
  host: string;
  apiKey: string;
  /** The key of the SMS provider's account. */
  smsKey: string;
  /** Stores the mails there; without it they are lost at the end. */
  folder?: string;
  /** Shown above the mails; without it only the mails of v3/mail/send are shown. */
  authLinks?: ReadAuthLinks;
  /** Shown above the mails too. */
  authCodes?: ReadAuthCodes;
}

export interface RunningMailbox {
  port: number;
  close(): Promise<void>;
}

/** Starts SendGrid's v3/mail/send, sms.net.bd under /sms, and an inbox that shows what was sent. */
export async function startMailbox({
  port,
  host,
  apiKey,
  smsKey,
  folder,
  authLinks = () => Promise.resolve([]),
  authCodes = () => Promise.resolve([]),
}: MailboxOptions): Promise<RunningMailbox> {
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS },
    createApp(
      { apiKey, mails: new MailStore(folder), faults: new MailFaultSettings() },
      { links: authLinks, codes: authCodes },
      { store: new SmsStore(), key: smsKey },
    ),
  );
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function createApp(
  parts: SendParts,
  auth: AuthReaders,
  sms: { readonly store: SmsStore; readonly key: string },
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app
    .route('/v3/mail/send')
    .post(express.json({ limit: MAX_MAIL_BYTES, strict: false }), (request, response) =>
      sendMail(parts, request, response),
    )
    .all((_request, response) => sendError(response, 405, 'method not allowed'));
  app.use('/mailbox', controlApi(parts, auth.codes));
  app.use('/sms/control', smsControlApi(sms.store));
  app.use('/sms', smsApi(sms.store, sms.key));
  app.use(pageRoutes(parts.mails, auth, sms.store));
  app.use((_request, response) => sendError(response, 404, 'not found'));
  app.use((error: { status?: number }, _request: Request, response: Response, _next: NextFunction) => {
    if (response.headersSent) return;
    if (error.status === 413) sendError(response, 413, 'Payload Too Large');
    else if (error.status) sendError(response, error.status, 'Bad Request');
    else {
      console.error('mailbox:', error);
      sendError(response, 500, 'internal server error');
    }
  });
  return app;
}
