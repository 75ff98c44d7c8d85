import type { Product } from '@nargisus/domain/catalogue';
import { taka } from '@nargisus/domain/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCallers, type Callers } from '../fixtures/accounts/callers.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { call, statusAndBody } from '../fixtures/network/api-client.ts';
import { newIdempotencyKey, orderDraft } from '../fixtures/orders/drafts.ts';
import { gateway, returnFromGateway } from '../fixtures/orders/gateway.ts';

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
    const advance = { advance: 'off', advanceAmount: 100, advanceFrom: 0 };
    expect(delivery).toEqual({ zones: [everywhere], daysOff: ['Fri'], holidays: [], ...advance });
  });

  test('are not part of the settings that every page reads', async () => {
    expect(Object.keys((await call('/api/settings')).body.data!)).toEqual(['shop', 'ads']);
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

describe('a cash order to a place with an advance', () => {
  let product: Product;
  beforeAll(async () => {
    product = await testData.product({ price: taka(500) });
    // Other test files order to other places.
    const zones = [{ ...everywhere, noAdvance: true }, bandarban];
    const present = (await read()).delivery.zones;
    const changes = {
      zones: { from: present, to: zones },
      advance: { from: 'off', to: 'amount' },
      advanceAmount: { from: 100, to: 120 },
    };
    expect((await write(changes)).status).toBe(200);
  });
  const draft = (change: object = {}) => ({ ...orderDraft(product), ...lama, totalAmount: 545.5, ...change });
  const send = (
    path: string,
    body: object,
    { token = callers.tokens.user, key = newIdempotencyKey() } = {},
  ) => call(path, { method: 'POST', token, headers: key, body });

  test('is a 409 without it, in words and with the amount', async () => {
    const answer = await send('/api/orders', draft());
    expect(statusAndBody(answer)).toMatchObject([
      409,
      {
        message: 'This order needs ৳120.00 in advance. Please pay it online; the rest is paid in cash.',
        data: { advance: 120, quote: { total: 545.5 } },
      },
    ]);
    // An advance in the body of an order in cash is nothing that was paid.
    expect((await send('/api/orders', draft({ advance: 120 }))).status).toBe(409);
  });

  test.each([0, 1, 119.99, 545.5])('cannot be begun with an advance of the client: %s', async (advance) => {
    const answer = await send('/api/payments/init', draft({ advance }));
    expect([answer.status, answer.body.data]).toMatchObject([409, { advance: 120 }]);
  });

  test.each([-120, '120', null, 1e20, 119.999])(
    'rejects an advance that is no amount: %j',
    async (advance) => {
      expect((await send('/api/payments/init', draft({ advance }))).status).toBe(400);
    },
  );

  test('is made when the gateway took it, and collects the rest', async () => {
    const key = newIdempotencyKey();
    const begun = await send('/api/payments/init', draft({ advance: 120 }), { key });
    expect(begun.status).toBe(201);
    const { tranId } = begun.body.data as unknown as { tranId: string };
    await returnFromGateway((await gateway.choose(tranId, 'bkash'))!);
    const made = await send('/api/orders', draft(), { key });
    expect(made.status).toBe(200);
    expect(made.body.data).toMatchObject({
      ...{ tranId, paymentMethod: 'Cash on Delivery', paymentStatus: 'pending', totalAmount: 545.5 },
      money: { total: 545.5, paid: 120, toCollect: 425 },
    });
  });

  test('needs none elsewhere', async () => {
    const { areaId: _none, ...there } = draft({ totalAmount: 560 }) as { areaId?: string };
    expect((await send('/api/orders', there)).status).toBe(201);
  });
});
