import express, { Router } from 'express';
import type { ReadAuthCodes } from './auth-codes.ts';
import { parseMailFaults } from './faults.ts';
import { bytesOf, type Mail } from './mail.ts';
import type { SendParts } from './send-api.ts';

/** Serves the sent mails, the codes of Firebase Auth and the faults to tests (README.md). */
export function controlApi({ mails, faults }: SendParts, authCodes: ReadAuthCodes): Router {
  const router = Router();
  router.use(express.json());
  router.get('/messages', (request, response) => {
    const to = request.query['to'];
    response.json(mails.list(typeof to === 'string' ? to : undefined).map(mailJson));
  });
  router.get('/messages/:id', (request, response) => {
    const mail = mails.find(request.params.id);
    if (mail) response.json(mailJson(mail));
    else response.status(404).json({ message: 'There is no such mail.' });
  });
  router.delete('/messages', (_request, response) => {
    mails.clear();
    response.status(204).end();
  });
  router.get('/codes', async (request, response) => {
    const to = request.query['to'];
    const codes = await authCodes();
    response.json(typeof to === 'string' ? codes.filter((code) => code.to === to) : codes);
  });
  router
    .route('/faults')
    .get((_request, response) => void response.json(faults.current))
    .put((request, response) => {
      const given = parseMailFaults(request.body);
      if (typeof given === 'string') {
        response.status(400).json({ message: given });
        return;
      }
      faults.put(given);
      response.json(faults.current);
    })
    .delete((_request, response) => {
      faults.put({});
      response.status(204).end();
    });
  return router;
}

function mailJson(mail: Mail): object {
  return {
    ...mail,
    attachments: mail.attachments.map((attachment) => ({ ...attachment, bytes: bytesOf(attachment).length })),
  };
}
