import { buildProduct, productFormSchema } from '@nargisus/domain/catalogue';
import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Caller } from '../http/authenticate.ts';
import { OrdersRepository } from '../orders/orders.repository.ts';
import { SettingsRepository } from '../settings/settings.repository.ts';
import { insertOrdersWithCounters } from '../testing/insert-orders.ts';
import { openIsolatedProject } from '../testing/isolated-project.ts';
import { orderOf } from '../testing/sample-orders.ts';
import { ConversionsRepository } from './conversions.repository.ts';
import { reportConversion } from './report-conversion.ts';

const { db } = openIsolatedProject('conversions');
const now = new Date('2026-11-28T06:00:00Z');
const request = { userAgent: 'Mozilla/5.0', browserId: 'fb.1.1795845600123.7' };
const conversions = new ConversionsRepository(db);
const repositories = { orders: new OrdersRepository(db), settings: new SettingsRepository(db), conversions };
const form = {
  id: 'shirt',
  name: 'Shirt',
  price: 450,
  description: 'A shirt',
  image: '/a.webp',
  category: 'clothing',
};
const shirt = buildProduct(productFormSchema.parse(form), { now, random: 0 });
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

const withPixel = (pixelId: string) =>
  db.doc('settings/ads').set({ values: { pixelId }, version: 1, updatedAt: now, updatedBy: 'staff' });

/** Stores an order of a new buyer and returns how they report it. */
async function ordered(change: Partial<Caller> = {}) {
  const uid = randomUUID();
  const order = orderOf({ at: now, key: randomUUID(), products: [shirt], uid });
  await insertOrdersWithCounters(db, [order]);
  const caller: Caller = { uid, email: '', name: 'Rahima', role: 'user', signedInAt: now, ...change };
  const report = (at = now) => reportConversion(repositories, { id: order._id, caller, request, now: at });
  return { order, uid, report };
}

test('an order is reported once, with what the token proves and nothing of its address', async () => {
  await withPixel('123456789012345');
  const { order, uid, report } = await ordered({
    ...{ email: 'rahima@nargisus.test', emailVerified: true, phone: '01812345678' },
  });
  expect(await Promise.all([report(), report(), report()])).toEqual(
    expect.arrayContaining([true, false, false]),
  );
  const [stored, ...others] = await conversions.listOf(uid);
  expect(others).toEqual([]);
  expect(stored).toMatchObject({
    orderId: order.orderId,
    total: order.totalAmount,
    visitor: {
      ...request,
      uidHash: hashOf(uid),
      emailHash: hashOf('rahima@nargisus.test'),
      phoneHash: hashOf('8801812345678'),
    },
  });
  const text = JSON.stringify((await db.doc(`conversions/${order._id}`).get()).data());
  for (const personal of ['রহিমা', '01712345678', '01812345678', 'rahima@'])
    expect(text).not.toContain(personal);
});

test('an address that is not verified, and a missing number, identify nobody', async () => {
  await withPixel('123456789012345');
  const { uid, report } = await ordered({ email: 'typed@nargisus.test', emailVerified: false });
  expect(await report()).toBe(true);
  const [stored] = await conversions.listOf(uid);
  expect(Object.keys(stored!.visitor!).sort()).toEqual(['browserId', 'uidHash', 'userAgent']);
});

test.each([
  ['of yesterday', '123456789012345', 24 * 60 * 60_000],
  ['in a shop without a pixel', '', 0],
])('an order %s is not reported', async (_which, pixelId, later) => {
  await withPixel(pixelId);
  const { uid, report } = await ordered();
  expect(await report(new Date(now.getTime() + later))).toBe(false);
  expect(await conversions.listOf(uid)).toEqual([]);
});

test("another's order is not found", async () => {
  await withPixel('123456789012345');
  const { report, uid } = await ordered({ uid: 'somebody-else' });
  await expect(report()).rejects.toMatchObject({ code: 'not-found' });
  expect(await conversions.listOf(uid)).toEqual([]);
});

test('the report loses what names its buyer, and goes with the account', async () => {
  await withPixel('123456789012345');
  const { order, uid, report } = await ordered();
  await report();
  await conversions.forgetVisitor(order._id);
  expect(await conversions.listOf(uid)).toMatchObject([{ visitor: null }]);
  await conversions.removeAll(uid);
  expect(await conversions.listOf(uid)).toEqual([]);
  // The account was deleted while Meta was being told.
  await conversions.forgetVisitor(order._id);
  expect(await conversions.listOf(uid)).toEqual([]);
});
