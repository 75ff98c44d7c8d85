import type { Product } from '@nargisus/domain/catalogue';
import { taka } from '@nargisus/domain/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCallers, type Callers } from '../fixtures/accounts/callers.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { call, statusAndBody } from '../fixtures/network/api-client.ts';
import { newIdempotencyKey, orderDraft } from '../fixtures/orders/drafts.ts';

/*
 * What delivery costs by place, which everyone reads and staff write as settings. Other test files order at the same time and pay
 * the charges of the specification, so these tests only add zones that are cheaper, for Bandarban, where no other test orders. The
 * rules of zones are tested in functions/src/payments/delivery-zones.integration.test.ts.
 */
const testData = openTestData();
let callers: Callers;

interface Delivery {
  readonly zones: readonly object[];
  readonly daysOff: readonly string[];
  readonly holidays: readonly string[];
}

const settings = '/api/settings/delivery';
const write = (changes: object, token = callers.tokens.admin) =>
  call(settings, { method: 'PUT', token, body: { changes } });
const read = async () => {
  const answer = await call('/api/delivery', { example: 'readDelivery' });
  expect(answer.status).toBe(200);
  return { delivery: answer.body.data as unknown as Delivery, answer };
};

const everywhere = {
  name: 'Bangladesh',
  nameBn: 'বাংলাদেশ',
  places: [],
  charges: { standard: 60, express: 120, premium: 200 },
  freeFrom: null,
  extraDays: 0,
};
const bandarban = {
  ...everywhere,
  name: 'Bandarban',
  nameBn: 'বান্দরবান',
  places: ['chattogram/bandarban'],
  charges: { standard: 45.5, express: null, premium: null },
  freeFrom: 3000,
  extraDays: 2,
};
const lama = { areaId: 'chattogram/bandarban/lama' };

beforeAll(async () => {
  callers = await openCallers(testData);
  await testData.db.doc('settings/delivery').delete();
});
afterAll(async () => {
  await testData.db.doc('settings/delivery').delete();
  await testData.close();
});

describe('the delivery settings', () => {
  test('are the charges of the specification until staff write zones, cached for a minute', async () => {
    const { delivery, answer } = await read();
    expect(answer.headers.get('cache-control')).toContain('s-maxage=60');
    expect(delivery).toEqual({ zones: [everywhere], daysOff: ['Fri'], holidays: [] });
  });

  test('are not part of the settings that every page reads', async () => {
    expect(Object.keys((await call('/api/settings')).body.data!)).toEqual(['shop']);
  });

  test.each([
    [[], 'zones', 'The shop needs at least one delivery zone'],
    [[{ ...everywhere, name: ' ' }], 'zones.0.name', 'Name the zone'],
    [[{ ...everywhere, extraDays: 31 }], 'zones.0.extraDays', 'Extra days are a whole number from 0 to 30'],
    [[everywhere, { ...bandarban, places: ['x'] }], 'zones.1.places.0', 'Please choose the place again'],
    [[bandarban, { ...bandarban }], 'zones.1.places', 'A place can be in one zone only'],
  ])('reject zones with the error of the part: %#', async (to, part, message) => {
    const { status, body } = await write({ zones: { from: [everywhere], to } });
    expect([status, body.errors]).toEqual([400, { [part]: message }]);
  });

  test.each([
    ['daysOff', ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'], 'daysOff'],
    ['daysOff', ['Friday'], 'daysOff'],
    ['holidays', ['2026-13-01'], 'holidays.0'],
  ])('reject %s that are none: %j', async (field, to, part) => {
    const { status, body } = await write({ [field]: { from: [], to } });
    expect([status, Object.keys(body.errors!)]).toEqual([400, [part]]);
  });

  test('are what staff wrote, with an entry in the audit log, and the same change again is none', async () => {
    const zones = { from: [everywhere], to: [everywhere, bandarban] };
    expect((await write({ zones }, callers.tokens.user)).status).toBe(403);
    expect((await write({ zones })).status).toBe(200);
    expect((await read()).delivery.zones).toEqual([everywhere, bandarban]);
    expect((await write({ zones })).status).toBe(200);
    const stale = { zones: { from: [everywhere], to: [bandarban] } };
    expect((await write(stale)).status).toBe(409);
    const entries = await testData.db
      .collection('audit')
      .where('subject.id', '==', 'settings/delivery')
      .get();
    const after = entries.docs.map((it) => (it.data() as { after: { zones?: object[] } }).after.zones);
    expect(after).toContainEqual([everywhere, bandarban]);
  });
});

describe('an order to a place with a zone of its own', () => {
  let product: Product;
  beforeAll(async () => {
    product = await testData.product({ price: taka(500) });
  });
  const order = (change: object) =>
    call('/api/orders', {
      method: 'POST',
      token: callers.tokens.user,
      headers: newIdempotencyKey(),
      body: { ...orderDraft(product), ...change },
    });

  test('pays its charge, in taka', async () => {
    const answer = await order({ ...lama, totalAmount: 545.5 });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({ deliveryCharge: 45.5, totalAmount: 545.5 });
  });

  test('pays by the area, whatever district is named beside it', async () => {
    const dhaka = { areaId: 'dhaka/dhaka/mirpur' };
    const forged = await order({ ...dhaka, district: 'Bandarban', totalAmount: 545.5 });
    expect(forged.status).toBe(409);
    expect(forged.body.data).toMatchObject({ quote: { deliveryCharge: 60, total: 560 } });
  });

  test('of an option that is not offered there is a 409 in words, with the quote', async () => {
    const answer = await order({ ...lama, deliveryOption: 'express', totalAmount: 620 });
    expect(statusAndBody(answer)).toMatchObject([
      409,
      {
        message: 'Express Delivery is not offered in Lama, Bandarban. Please choose another delivery option.',
        data: { quote: { problems: [{ kind: 'option-not-offered', option: 'express' }] } },
      },
    ]);
  });
});
