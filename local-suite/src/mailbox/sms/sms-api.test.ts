import { expect, test } from 'vitest';
import { base, SMS_KEY, useMailbox } from '../testing/use-mailbox.ts';

useMailbox();

const post = (fields: Record<string, string>) =>
  fetch(`${base}/sms/sendsms`, {
    method: 'POST',
    body: new URLSearchParams({ api_key: SMS_KEY, ...fields }),
  });
const answerTo = async (fields: Record<string, string>) =>
  (await post(fields)).json() as Promise<{ error: number; data?: { request_id: string } }>;
const ask = async (path: string) =>
  (await fetch(`${base}/sms${path}?api_key=${SMS_KEY}`)).json() as Promise<unknown>;
const fail = (to: string, fault: string) =>
  fetch(`${base}/sms/control/faults`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ to, fault }),
  });

test('accepts a message, bills its parts and reports its receipt', async () => {
  const { data } = await answerTo({ to: '8801712345678', msg: 'পার্সেল রওনা হয়েছে।' });
  expect(await ask(`/report/request/${data!.request_id}`)).toMatchObject({
    error: 0,
    data: { request_charge: '0.2500', recipients: [{ number: '8801712345678', status: 'Delivered' }] },
  });
  expect(await ask('/user/balance')).toMatchObject({ data: { balance: '149.7500' } });
  const page = await (await fetch(base)).text();
  expect(page).toContain('পার্সেল রওনা হয়েছে।');
  expect(page).toContain('+8801712345678 · 1 part (20 UCS-2)');
});

test.each([
  [{ api_key: 'wrong', to: '01712345678', msg: 'x' }, 405],
  [{ to: '0171234567', msg: 'x' }, 416],
  [{ to: '01712345678', msg: ' ' }, 414],
  [{ to: '01712345678', msg: 'x', sender_id: 'Unapproved' }, 413],
  [{ to: '01712345678', msg: 'ক'.repeat(671) }, 415],
])('refuses %j with HTTP 200 and code %i', async (fields, error) => {
  const answer = await post(fields);
  expect([answer.status, ((await answer.json()) as { error: number }).error]).toEqual([200, error]);
});

test('fails for a number as a test asks, once', async () => {
  await fail('8801812345678', 'no-balance');
  expect((await answerTo({ to: '01812345678', msg: 'x' })).error).toBe(417);
  expect((await answerTo({ to: '01812345678', msg: 'x' })).error).toBe(0);
  await fail('8801812345678', 'lost-answer');
  await expect(post({ to: '01812345678', msg: 'lost' })).rejects.toThrow();
  const messages = (await (await fetch(`${base}/sms/control/messages?to=8801812345678`)).json()) as {
    text: string;
  }[];
  expect(messages.map(({ text }) => text)).toEqual(['lost', 'x']);
});
