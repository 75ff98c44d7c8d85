import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startMailbox } from './mailbox.ts';
import { KEY, mail } from './testing/use-mailbox.ts';

test('keeps mails in a folder beyond the process, and ignores half a file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nargisus-mails-'));
  const start = () => startMailbox({ port: 0, host: '127.0.0.1', apiKey: KEY, smsKey: 'sms', folder });
  const first = await start();
  await fetch(`http://127.0.0.1:${first.port}/v3/mail/send`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(mail()),
  });
  await first.close();
  writeFileSync(join(folder, 'half.json'), '{"id":');
  writeFileSync(join(folder, 'other.json.unfinished'), '{"id":');
  const second = await start();
  const list = `http://127.0.0.1:${second.port}/mailbox/messages`;
  expect(await (await fetch(list)).json()).toMatchObject([{ subject: 'Daily report' }]);
  await fetch(list, { method: 'DELETE' });
  expect(readdirSync(folder)).toEqual([]);
  await second.close();
  rmSync(folder, { recursive: true });
});

test('answers a mail that cannot be written with an error, and does not show it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nargisus-mails-'));
  const broken = await startMailbox({ port: 0, host: '127.0.0.1', apiKey: KEY, smsKey: 'sms', folder });
  rmSync(folder, { recursive: true });
  const answer = await fetch(`http://127.0.0.1:${broken.port}/v3/mail/send`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(mail()),
  });
  expect(answer.status).toBe(500);
  expect(await (await fetch(`http://127.0.0.1:${broken.port}/mailbox/messages`)).json()).toEqual([]);
  await broken.close();
});
