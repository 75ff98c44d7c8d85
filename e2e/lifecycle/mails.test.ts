import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '@nargisus/local-suite/launcher';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { mailbox, type ReceivedMail } from '../fixtures/local-stack/mailbox.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { isolatedStack, type Launched, type IsolatedStack } from './isolated-stack.ts';
import { cutPower } from './processes.ts';

/*
 * The mailbox across stops and kills of the local stack: an acknowledged mail is stored once and unchanged, and the shop sends no mail
 * again.
 */
const SENDERS = 6;
const PADDING = 'নার্গিস '.repeat(2_000);

let state: IsolatedStack;
let shop: Launched;
let buyer: Account;
beforeAll(async () => {
  state = isolatedStack();
  shop = await state.open('--empty');
});
afterAll(() => state.remove());

/** Places an order; the first call creates the buyer. */
async function placeOneOrder(): Promise<void> {
  const testData = openTestData();
  try {
    buyer ??= await testData.account();
    await placeOrder(buyer, await testData.product());
  } finally {
    await testData.close();
  }
}

async function mailsToBuyer(count: number): Promise<ReceivedMail[]> {
  await expect
    .poll(() => mailbox.mailsTo(buyer.email), { timeout: 60_000, interval: 100 })
    .toHaveLength(count);
  return mailbox.mailsTo(buyer.email);
}

/** Sends large mails continuously until the mail service stops. */
function sendMails(to: string) {
  const acknowledged: string[] = [];
  const all = Promise.all(
    Array.from({ length: SENDERS }, async (_, sender) => {
      for (let sent = 0; ; sent++) {
        const answer = await fetch(`${addresses.mailbox}/v3/mail/send`, {
          method: 'POST',
          headers: { Authorization: 'Bearer SG.local', 'Content-Type': 'application/json' },
          body: JSON.stringify({
            from: { email: 'shop@nargisus.test' },
            personalizations: [{ to: [{ email: to }] }],
            subject: `${sender}/${sent}`,
            content: [{ type: 'text/plain', value: PADDING }],
          }),
        }).catch(() => undefined);
        if (!answer) return;
        if (answer.status === 202) acknowledged.push(answer.headers.get('x-message-id')!);
      }
    }),
  );
  return { acknowledged, stopped: all };
}

test.each([
  ['Ctrl-C', () => shop.end('SIGINT')],
  ['a kill -9 of the launcher', () => shop.end('SIGKILL')],
  [
    'a kill -9 of everything',
    () => {
      cutPower(shop.pid);
      return shop.ended;
    },
  ],
])('after %s the earlier mails are stored once and unchanged', async (name, end) => {
  const earlier = buyer ? await mailbox.mailsTo(buyer.email) : [];
  await placeOneOrder();
  const before = await mailsToBuyer(earlier.length + 1);

  const recipient = `${name.replaceAll(/\W/g, '')}@nargisus.test`;
  const { acknowledged, stopped } = sendMails(recipient);
  await wait(300 + Math.random() * 300);
  await end();
  await stopped;
  shop = await state.open();

  const stored = await mailbox.mailsTo(recipient);
  expect(acknowledged.length).toBeGreaterThan(SENDERS);
  const ids = stored.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
  // Each sender may have one more mail stored whose response was lost.
  expect(ids.length).toBeLessThanOrEqual(acknowledged.length + SENDERS);
  expect(stored.filter(({ text }) => text !== PADDING)).toEqual([]);

  // A new order's mail follows any that would be sent again.
  await placeOneOrder();
  const after = await mailsToBuyer(before.length + 1);
  expect(after.slice(1)).toEqual(before);
});
