import { describe, expect, test } from 'vitest';
import {
  base,
  base64,
  errorsOf,
  KEY,
  mail,
  messages,
  send,
  useMailbox,
  type Json,
} from './testing/use-mailbox.ts';

useMailbox();

test('accepts, numbers and stores a mail with a Bangla subject and two files', async () => {
  const csv = '\uFEFFঅর্ডার,টাকা\r\n1,1250.00\r\n';
  const answer = await send(
    mail({
      subject: 'দৈনিক প্রতিবেদন 📦',
      attachments: [
        {
          content: base64(csv),
          filename: 'orders.csv',
          type: 'text/csv; charset=utf-8',
          disposition: 'attachment',
        },
        {
          content: base64('%PDF-1.7'),
          filename: 'orders.pdf',
          type: 'application/pdf',
          disposition: 'attachment',
        },
      ],
    }),
  );
  const id = answer.headers.get('x-message-id')!;
  expect([answer.status, await answer.text()]).toEqual([202, '']);
  const [kept] = await messages();
  expect(kept).toMatchObject({
    id,
    from: { email: 'shop@nargisus.test', name: 'Nargisus' },
    to: [{ email: 'admin@nargisus.test' }],
    subject: 'দৈনিক প্রতিবেদন 📦',
    text: 'Orders: 3',
    html: '<p>Orders: <b>3</b></p>',
    attachments: [
      { filename: 'orders.csv', bytes: Buffer.byteLength(csv) },
      { filename: 'orders.pdf', bytes: 8 },
    ],
  });
  const file = await fetch(`${base}/mails/${id}/attachments/0`);
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(file.headers.get('content-disposition')).toBe('attachment; filename=orders.csv');
  expect(Buffer.from(await file.arrayBuffer()).toString()).toBe(csv);
});

test.each([
  ['no key', ''],
  ['another key', 'Bearer SG.other'],
  ['the key without its scheme', KEY],
])('answers %s with 401 and stores nothing', async (_what, authorization) => {
  const answer = await send(mail(), { Authorization: authorization });
  expect(answer.status).toBe(401);
  expect(await errorsOf(answer)).toMatchObject([{ field: null, help: null }]);
  expect(await messages()).toEqual([]);
});

describe('answers a mail with 400', () => {
  const to = (...emails: string[]) => [{ to: emails.map((email) => ({ email })) }];
  const file = (changes: Json) => ({ attachments: [{ content: 'QQ==', filename: 'a.txt', ...changes }] });
  const many = Array.from({ length: 1001 }, (_, n) => `u${n}@example.test`);

  test.each<[string, Json, string]>([
    ['the sender is missing', { from: undefined }, 'from'],
    ['the sender has no address', { from: { name: 'Nargisus' } }, 'from.email'],
    ['the sender is written in Bangla', { from: { email: 'দোকান@nargisus.test' } }, 'from.email'],
    [
      'the sender name contains a comma',
      { from: { email: 'a@b.test', name: 'Nargisus, Dhaka' } },
      'from.name',
    ],
    ['the list of personalizations is empty', { personalizations: [] }, 'personalizations'],
    ['a personalization is null', { personalizations: [null], subject: undefined }, 'personalizations.0.to'],
    ['a personalization has no recipient', { personalizations: [{ to: [] }] }, 'personalizations.0.to'],
    [
      'a recipient is not an e-mail address',
      { personalizations: to('a@b.test', 'rafiq') },
      'personalizations.0.to.1.email',
    ],
    ['a recipient is listed twice', { personalizations: to('a@b.test', 'A@b.test') }, 'personalizations.0'],
    ['there are 1,001 recipients', { personalizations: to(...many) }, 'personalizations'],
    [
      'cc is not a list',
      { personalizations: [{ ...to('a@b.test')[0], cc: 'x@y.test' }] },
      'personalizations.0.cc',
    ],
    ['the reply-to address is malformed', { reply_to: { email: 'x' } }, 'reply_to.email'],
    ['it has no subject', { subject: '' }, 'subject'],
    ['it has no content', { content: [] }, 'content'],
    ['a content is empty', { content: [{ type: 'text/plain', value: '' }] }, 'content.0.value'],
    ['html comes first', { content: [...(mail()['content'] as Json[])].reverse() }, 'content'],
    ['a file is not base64', file({ content: 'a b' }), 'attachments.0.content'],
    ['a file has line breaks', file({ content: 'QUFB\nQUFB' }), 'attachments.0.content'],
    ['a file has no name', file({ filename: undefined }), 'attachments.0.filename'],
    ['a file is neither inline nor attached', file({ disposition: 'loose' }), 'attachments.0.disposition'],
  ])('when %s', async (_what, changes, field) => {
    const answer = await send(mail(changes));
    expect(answer.status).toBe(400);
    const errors = await errorsOf(answer);
    expect(errors.map((error) => error.field)).toContain(field);
    for (const error of errors) expect(Object.keys(error)).toEqual(['message', 'field', 'help']);
    expect(await messages()).toEqual([]);
  });

  test('when it is not JSON, or not an object', async () => {
    expect((await send('{')).status).toBe(400);
    expect((await send([])).status).toBe(400);
  });

  test('but not when every recipient has a subject of their own', async () => {
    const personalizations = [
      { ...to('a@b.test')[0], subject: 'For A' },
      { ...to('c@d.test')[0], subject: 'For C' },
    ];
    expect((await send(mail({ subject: undefined, personalizations }))).status).toBe(202);
    expect((await messages()).map(({ subject }) => subject)).toEqual(['For C', 'For A']);
    expect(await messages('?to=C@d.test')).toHaveLength(1);
  });
});

test('answers another content type with 415, another method with 405, another path with 404', async () => {
  expect((await send('a=b', { 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await fetch(`${base}/v3/mail/send`)).status).toBe(405);
  expect((await fetch(`${base}/v3/mail`)).status).toBe(404);
});

test('limits a mail to 30 MB, base64 included', async () => {
  const withFile = (bytes: number) =>
    mail({ attachments: [{ content: 'A'.repeat(bytes), filename: 'big' }] });
  expect((await send(withFile(30 * 1024 * 1024))).status).toBe(413);
  expect((await send(withFile(29 * 1024 * 1024))).status).toBe(202);
});

test('checks a mail in sandbox mode and stores none', async () => {
  const sandbox = { mail_settings: { sandbox_mode: { enable: true } } };
  expect((await send(mail(sandbox))).status).toBe(200);
  expect((await send(mail({ ...sandbox, subject: '' }))).status).toBe(400);
  expect(await messages()).toEqual([]);
});

describe('the faults', () => {
  const put = (body: unknown) =>
    fetch(`${base}/mailbox/faults`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  test.each([429, 500, 503])('answers %d twice, then works again', async (status) => {
    await put({ status, times: 2 });
    expect([(await send(mail())).status, (await send(mail())).status, (await send(mail())).status]).toEqual([
      status,
      status,
      202,
    ]);
    expect(await messages()).toHaveLength(1);
  });

  test('slow: stores nothing for a client that gives up early', async () => {
    await put({ slowMs: 3_600_000 });
    await expect(send(mail(), {}, AbortSignal.timeout(50))).rejects.toThrow();
    await put({ slowMs: 1 });
    expect((await send(mail({ subject: 'Heard' }))).status).toBe(202);
    expect(await messages()).toMatchObject([{ subject: 'Heard' }]);
  });

  test.each([{ status: 418 }, { times: -1 }, { speed: 1 }, 'slow'])('rejects %j as a fault', async (body) => {
    expect((await put(body)).status).toBe(400);
    expect((await send(mail())).status).toBe(202);
  });
});

describe('the inbox', () => {
  test("shows a mail's content as text, and its HTML only in a sandbox", async () => {
    const evil = '<script>parent.document.title = "x"</script>';
    const id = (
      await send(mail({ subject: evil, content: [{ type: 'text/html', value: evil }] }))
    ).headers.get('x-message-id')!;
    for (const path of ['/', `/mails/${id}`]) {
      const page = await (await fetch(base + path)).text();
      expect(page).toContain('&lt;script&gt;parent.document.title');
      expect(page).not.toContain('<script>');
    }
    expect(await (await fetch(`${base}/mails/${id}`)).text()).toContain('<iframe sandbox');
    const frame = await fetch(`${base}/mails/${id}/html`);
    expect(frame.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(await frame.text()).toBe(evil);
  });

  test('is empty at first, and answers a missing mail with 404', async () => {
    expect(await (await fetch(base)).text()).toContain('Nothing was sent yet');
    expect((await fetch(`${base}/mails/ghost`)).status).toBe(404);
    expect((await fetch(`${base}/mailbox/messages/ghost`)).status).toBe(404);
  });
});
