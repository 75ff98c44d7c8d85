import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { sendMail, type Mail, type MailError } from './sendgrid.ts';

/* What SendGrid may answer, from a server of this test; the mailbox of the local stack receives real mails (e2e). */
interface Received {
  authorization: string | undefined;
  path: string | undefined;
  body: Record<string, unknown>;
}

type Answer = { status: number; body?: unknown; id?: string } | 'hang up';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function sendGridThat(...answers: Answer[]) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
      received.push({ authorization: request.headers.authorization, path: request.url, body });
      const answer = answers[received.length - 1] ?? { status: 202 };
      if (answer === 'hang up') return request.socket.destroy();
      response.writeHead(answer.status, {
        'content-type': 'application/json',
        ...(answer.id && { 'x-message-id': answer.id }),
      });
      return response.end(answer.body === undefined ? '' : JSON.stringify(answer.body));
    });
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { received, settings: { key: 'SG.test', base, from: 'shop@nargisus.test' } };
}

const mail: Mail = {
  to: ['a@nargisus.test', 'b@nargisus.test'],
  subject: 'Daily orders report',
  text: 'plain ৳1,250.00',
  html: '<p>html</p>',
  attachments: [{ name: 'r.csv', type: 'text/csv; charset=utf-8', content: Buffer.from('\ufeffনাম') }],
};

const SOON = 1;

describe('sending a mail', () => {
  test('sends texts, files and our key to the configured address', async () => {
    const { received, settings } = await sendGridThat({ status: 202, id: 'm-1' });
    expect(await sendMail(mail, settings, SOON)).toBe('m-1');
    expect(received).toHaveLength(1);
    const [{ authorization, path, body }] = received as [Received];
    expect([authorization, path]).toEqual(['Bearer SG.test', '/v3/mail/send']);
    expect(body).toMatchObject({
      from: { email: 'shop@nargisus.test', name: 'Nargisus' },
      subject: 'Daily orders report',
      personalizations: [{ to: [{ email: 'a@nargisus.test' }, { email: 'b@nargisus.test' }] }],
      content: [
        { type: 'text/plain', value: 'plain ৳1,250.00' },
        { type: 'text/html', value: '<p>html</p>' },
      ],
      attachments: [
        {
          content: Buffer.from('\ufeffনাম').toString('base64'),
          filename: 'r.csv',
          type: 'text/csv; charset=utf-8',
          disposition: 'attachment',
        },
      ],
    });
  });

  test.each([429, 500, 503])('retries after a %i', async (status) => {
    const { received, settings } = await sendGridThat({ status }, { status }, { status: 202, id: 'm-3' });
    expect(await sendMail(mail, settings, SOON)).toBe('m-3');
    expect(received).toHaveLength(3);
  });

  test('gives up after three attempts, certain that the mail was not sent', async () => {
    const { received, settings } = await sendGridThat(...Array<Answer>(5).fill({ status: 503 }));
    await expect(sendMail(mail, settings, SOON)).rejects.toMatchObject({
      name: 'MailError',
      mayBeSent: false,
      message: 'SendGrid answered 503',
    });
    expect(received).toHaveLength(3);
  });

  test.each([400, 401, 403, 413])('does not retry after a %i, and reports its reason', async (status) => {
    const body = { errors: [{ message: 'The provided authorization grant is invalid', field: null }] };
    const { received, settings } = await sendGridThat({ status, body });
    const message = `SendGrid answered ${status}: The provided authorization grant is invalid`;
    await expect(sendMail(mail, settings, SOON)).rejects.toMatchObject({ message, mayBeSent: false });
    expect(received).toHaveLength(1);
  });

  test('does not retry when the connection broke after the mail was sent, which may have arrived', async () => {
    const { received, settings } = await sendGridThat('hang up');
    await expect(sendMail(mail, settings, SOON)).rejects.toMatchObject({ mayBeSent: true });
    expect(received).toHaveLength(1);
  });

  test('is certain that the mail was not sent when the service cannot be reached', async () => {
    const { settings } = await sendGridThat();
    servers.splice(0).forEach((server) => server.close());
    await expect(sendMail(mail, settings, SOON)).rejects.toMatchObject({ mayBeSent: false });
  });
});

test('an error contains neither the key nor the mail', async () => {
  const { settings } = await sendGridThat({ status: 401, body: {} });
  const error = (await sendMail(mail, settings, SOON).catch((thrown: unknown) => thrown)) as MailError;
  const shown = JSON.stringify([error.message, error.stack, error.cause, { ...error }]);
  for (const secret of ['SG.test', 'plain', 'a@nargisus.test']) expect(shown).not.toContain(secret);
});
