import { Router, type Response } from 'express';
import type { ReadAuthCodes } from './auth-codes.ts';
import type { ReadAuthLinks } from './auth-links.ts';
import { bytesOf } from './mail.ts';
import type { MailStore } from './mail-store.ts';
import { inboxPage } from './pages/inbox-page.ts';
import type { SmsStore } from './sms/sms-store.ts';
import { mailPage, missingPage } from './pages/mail-page.ts';

/** How the inbox reads what Firebase Auth would send itself. */
export interface AuthReaders {
  readonly links: ReadAuthLinks;
  readonly codes: ReadAuthCodes;
}

/** Serves the inbox: a list, one mail, its HTML in a sandboxed frame, its attachments as downloads. */
export function pageRoutes(mails: MailStore, auth: AuthReaders, sms: SmsStore): Router {
  const router = Router();
  router.get('/', async (_request, response) => {
    // The mails are worth showing while Auth is down.
    const sent = await Promise.all([auth.links(), auth.codes()]).catch(() => undefined);
    send(response, 200, inboxPage(mails.list(), sms.list(), sent && { links: sent[0], codes: sent[1] }));
  });
  router.get('/mails/:id', (request, response) => {
    const mail = mails.find(request.params.id);
    send(response, mail ? 200 : 404, mail ? mailPage(mail) : missingPage());
  });
  router.get('/mails/:id/html', (request, response) => {
    const found = mails.find(request.params.id)?.html;
    // Opened directly it must not run scripts either: the frame's sandbox would not apply.
    response.set(
      'Content-Security-Policy',
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: https:",
    );
    send(response, found ? 200 : 404, found ?? '');
  });
  router.get('/mails/:id/attachments/:index', (request, response) => {
    const attachment = mails.find(request.params.id)?.attachments[Number(request.params.index)];
    if (!attachment) return send(response, 404, missingPage());
    response
      .attachment(attachment.filename)
      .set({ 'Content-Type': attachment.type, 'X-Content-Type-Options': 'nosniff' })
      .send(bytesOf(attachment));
  });
  return router;
}

function send(response: Response, status: number, page: string): void {
  response.status(status).set('Cache-Control', 'no-store').type('html').send(page);
}
