import { paisa } from '@nargisus/domain/money';
import type { Conversion } from '@nargisus/domain/ads';
import { createHash, randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { reportPurchase } from './meta.ts';
import { sendConversion } from './send-conversion.ts';

/* Against the simulator of the running local stack; each test has an order of its own. */
const base = process.env.META_BASE ?? '';
const accessToken = 'EAAlocal';
const pixelId = '123456789012345';
const sourceUrl = 'https://shop.test/payment/success';
const hash = createHash('sha256').update('x').digest('hex');
const target = { pixelId, sourceUrl };
const settings = { base, accessToken };

const aConversion = (): Conversion => ({
  ...{ _id: 'o1', uid: 'u1', orderId: randomUUID(), orderedAt: new Date(), total: paisa(241_050) },
  items: [{ productId: 'panjabi', quantity: 2, price: paisa(120_000) }],
  visitor: { uidHash: hash, emailHash: hash, userAgent: 'Mozilla/5.0', browserId: 'fb.1.1795845600123.7' },
});
const eventsOf = async ({ orderId }: Conversion) => {
  const all = (await (await fetch(`${base}/events`)).json()) as {
    event: Record<string, unknown>;
    times: number;
  }[];
  return all.filter(({ event }) => event['event_id'] === orderId);
};
const fail = ({ orderId: eventId }: Conversion, faults: object) =>
  fetch(`${base}/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ eventId, ...faults }),
  });

test('reports a purchase as Meta takes it, and a repeated one counts once', async () => {
  const conversion = aConversion();
  expect(await reportPurchase(conversion, target, settings)).toEqual({ ok: true });
  await reportPurchase(conversion, target, settings);
  const [received, ...others] = await eventsOf(conversion);
  expect(others).toEqual([]);
  expect(received).toMatchObject({
    times: 2,
    event: {
      event_name: 'Purchase',
      action_source: 'website',
      event_source_url: sourceUrl,
      user_data: { em: [hash], external_id: [hash], fbp: 'fb.1.1795845600123.7' },
      custom_data: {
        currency: 'BDT',
        value: 2410.5,
        contents: [{ id: 'panjabi', quantity: 2, item_price: 1200 }],
      },
    },
  });
  expect(received?.event['user_data']).not.toHaveProperty('ph');
});

test.each([
  ['an unavailable service', { status: 503 }],
  ['an error that passes', { status: 400, code: 2 }],
  ['a limit', { status: 429, code: 80_004 }],
])('throws for %s, so that the event is retried', async (_what, faults) => {
  const conversion = aConversion();
  await fail(conversion, faults);
  await expect(reportPurchase(conversion, target, settings)).rejects.toThrow(/^Meta answered/);
  expect(await reportPurchase(conversion, target, settings)).toEqual({ ok: true });
});

test.each([
  ['a wrong token', { accessToken: 'EAAwrong', pixelId }, 'Meta answered 400 (190)'],
  ['a wrong pixel', { accessToken, pixelId: '1' }, 'Meta answered 400 (100)'],
])('gives up with %s, and names neither', async (_what, given, why) => {
  const place = { pixelId: given.pixelId, sourceUrl };
  const reported = await reportPurchase(aConversion(), place, { base, accessToken: given.accessToken });
  expect(reported).toEqual({ ok: false, why });
});

test('throws without the token or the address where Meta is not reached', async () => {
  const failed = reportPurchase(aConversion(), target, { base: 'http://127.0.0.1:9', accessToken });
  await expect(failed).rejects.toThrow(/^Meta did not answer in JSON: TypeError$/);
});

const dependencies = (change: object = {}) => ({
  conversions: { forgetVisitor: vi.fn(() => Promise.resolve()) },
  settings: { ads: () => Promise.resolve({ pixelId }) },
  meta: () => settings,
  shopOrigin: () => 'https://shop.test',
  ...change,
});

test('removes what names the buyer once Meta has the report', async () => {
  const [given, conversion] = [dependencies(), aConversion()];
  await sendConversion(given, conversion);
  expect(await eventsOf(conversion)).toHaveLength(1);
  expect(given.conversions.forgetVisitor).toHaveBeenCalledWith('o1');
});

test('keeps it while Meta is unavailable', async () => {
  const [given, conversion] = [dependencies(), aConversion()];
  await fail(conversion, { status: 503 });
  await expect(sendConversion(given, conversion)).rejects.toThrow('503');
  expect(given.conversions.forgetVisitor).not.toHaveBeenCalled();
});

test.each([
  ['no pixel any more', { settings: { ads: () => Promise.resolve({ pixelId: '' }) } }],
  ['no access token', { meta: () => undefined }],
])('sends nothing and removes it with %s', async (_what, change) => {
  const [given, conversion] = [dependencies(change), aConversion()];
  await sendConversion(given, conversion);
  expect(await eventsOf(conversion)).toEqual([]);
  expect(given.conversions.forgetVisitor).toHaveBeenCalledWith('o1');
});
