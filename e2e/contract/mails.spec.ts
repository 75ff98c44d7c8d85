import { addresses } from '@nargisus/local-suite/launcher';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { returnFromGateway, gateway } from '../fixtures/orders/gateway.ts';
import { mailbox, type ReceivedMail } from '../fixtures/local-stack/mailbox.ts';
import { beginPayment, placeOrder, type PlacedOrder } from '../fixtures/orders/place-order.ts';

/* The mails to customers, which the functions' triggers send, read from the local mailbox. */
vi.setConfig({ testTimeout: 90_000 });
const testData = openTestData();
let admin: string;
let buyer: Account;
let order: PlacedOrder;

beforeAll(async () => {
  admin = await tokenOf(await testData.account('admin'));
  buyer = await testData.account('user', 'রহিমা <b>খাতুন</b>');
  order = await placeOrder(buyer, await testData.product({ name: 'Panjabi & Co' }));
});
afterAll(() => testData.close());

const put = (path: string, body: object) => call(path, { method: 'PUT', token: admin, body });

/** Runs the sweep once with the command of docs/runbook.md: the local stack runs no schedules. */
async function sweepNow(): Promise<void> {
  await promisify(execFile)('npm', ['run', '--silent', 'mails:sweep', '--', '--local'], {
    cwd: new URL('../..', import.meta.url),
    env: {
      ...process.env,
      FIRESTORE_EMULATOR_HOST: addresses.hosts.firestore,
      FIREBASE_AUTH_EMULATOR_HOST: addresses.hosts.auth,
      SENDGRID_BASE: addresses.mailbox,
      GCLOUD_PROJECT: addresses.projectId,
    },
  });
}

/** Waits for that many mails to an address and returns them. The first waits for a function to start. */
async function mailsTo(email: string, count: number): Promise<ReceivedMail[]> {
  await expect.poll(() => mailbox.mailsTo(email), { timeout: 60_000, interval: 250 }).toHaveLength(count);
  return mailbox.mailsTo(email);
}

const withSubject = (mails: readonly ReceivedMail[], text: string) =>
  mails.filter(({ subject }) => subject.includes(text));

describe('for an order', () => {
  test('a confirmation is sent when it is placed, in Bangla and English', async () => {
    const [mail] = await mailsTo(buyer.email, 1);
    expect(mail?.subject).toBe(`Nargisus ${order.orderId}: অর্ডার নিশ্চিত হয়েছে / order confirmed`);
    expect(mail?.attachments).toEqual([]);
    for (const text of ['প্রিয় রহিমা <b>খাতুন</b>,', 'Panjabi & Co', 'সর্বমোট: ৳১,৩১০.০০', 'Total: ৳1,310.00']) {
      expect(mail?.text).toContain(text);
    }
    expect(mail?.html).toContain('রহিমা &lt;b&gt;খাতুন&lt;/b&gt;');
    expect(mail?.html).toContain('Panjabi &amp; Co');
    expect(mail?.html).not.toContain('<b>');
  });

  test('a mail with the tracking number is sent on shipment, and another on delivery', async () => {
    await put(`/api/delivery/assign/${order._id}`, { deliveryPersonName: 'Jamal' });
    await put(`/api/delivery/ship/${order._id}`, { trackingInfo: 'Pathao 4711' });
    const [shipped] = withSubject(await mailsTo(buyer.email, 2), 'on its way to you');
    expect(shipped?.text).toContain('Tracking: Pathao 4711');
    expect(shipped?.text).toContain('ট্র্যাকিং: Pathao 4711');

    await put(`/api/delivery/status/${order._id}`, { deliveryStatus: 'out_for_delivery' });
    await put(`/api/delivery/deliver/${order._id}`, { deliveryNotes: '' });
    expect(withSubject(await mailsTo(buyer.email, 3), 'delivered')).toHaveLength(1);
  });

  test('no mail is sent twice when the order is reset and delivered again', async () => {
    await put(`/api/delivery/status/${order._id}`, { orderStatus: 'confirmed', deliveryStatus: 'pending' });
    await put(`/api/delivery/status/${order._id}`, { orderStatus: 'delivered', deliveryStatus: 'delivered' });
    // The confirmation of a later order follows any mail of the earlier changes.
    await placeOrder(buyer, await testData.product());
    expect(withSubject(await mailsTo(buyer.email, 4), 'delivered')).toHaveLength(1);
  });
});

test('no mail is sent to an unverified email until it is verified', async () => {
  const stranger = await testData.account('user', 'VISIT evil.example');
  await testData.auth.updateUser(stranger.uid, { emailVerified: false });
  const { _id } = await placeOrder(stranger, await testData.product());
  const record = testData.db.doc(`mails/${_id}_order-confirmation`);
  const recorded = async () => (await record.get()).data();
  await expect.poll(recorded, { timeout: 60_000, interval: 250 }).toMatchObject({ state: 'unverified' });
  expect(await mailbox.mailsTo(stranger.email)).toEqual([]);

  await testData.auth.updateUser(stranger.uid, { emailVerified: true });
  await record.update({ nextAttemptAt: new Date() });
  await sweepNow();
  expect(await mailsTo(stranger.email, 1)).toHaveLength(1);
  expect(await recorded()).toMatchObject({ state: 'sent', to: stranger.email, uid: stranger.uid });
});

test('a failed payment sends a mail, and a cancelled one sends none', async () => {
  const payer = await testData.account();
  const begin = async () => beginPayment(payer, await testData.product());
  const [cancelled, failed] = [await begin(), await begin()];
  for (const [tranId, choice] of [
    [cancelled, 'cancel'],
    [failed, 'fail'],
  ] as const) {
    const browser = await gateway.choose(tranId, choice);
    if (browser) await returnFromGateway(browser);
  }
  const [mail] = await mailsTo(payer.email, 1);
  expect(mail?.subject).toBe('Nargisus: পেমেন্ট সম্পন্ন হয়নি / payment not completed');
  expect(mail?.text).toContain(`Transaction: ${failed}`);
  expect(mail?.text).toContain('Amount: ৳1,310.00');
});
