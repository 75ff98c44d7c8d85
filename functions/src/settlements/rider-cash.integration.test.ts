import { handInFormSchema, riderCashId } from '@nargisus/domain/ledger';
import { setStatuses, type Order } from '@nargisus/domain/orders';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createParcelFixture, staff } from '../couriers/testing/parcel-fixture.ts';
import { changeOrder } from '../orders/change-order.ts';
import { handInCash } from './hand-in-cash.ts';
import { RiderCashRepository } from './rider-cash.repository.ts';

/* What own riders hold, from deliveries to hand-ins, in the real database. */
const fixture = createParcelFixture('rider-cash');
const { db, repositories } = fixture;
const riderCash = new RiderCashRepository(db);
const payments = {
  requestRefund: (order: Order) => Promise.resolve(order),
  sendRefund: (order: Order) => Promise.resolve(order),
  releasePayment: () => Promise.resolve(),
};
const dependencies = { now: () => fixture.clock, orderPayments: () => Promise.resolve(payments) };
const DELIVERED = { orderStatus: 'delivered', deliveryStatus: 'delivered' } as const;
const OUT = { orderStatus: 'shipped', deliveryStatus: 'out_for_delivery' } as const;

const set = (id: string, to: Parameters<typeof setStatuses>[1], rider: string) =>
  changeOrder(repositories, dependencies, id, (order) => ({
    ...setStatuses(order, to, { who: 'salma', now: fixture.clock }),
    deliveryAssignedTo: rider,
  }));
async function delivered(rider: string): Promise<Order> {
  const { _id } = await fixture.place();
  return set(_id, DELIVERED, rider);
}
const heldBy = async (rider: string) =>
  (await riderCash.list()).find(({ _id }) => _id === riderCashId(rider))?.held ?? 0;
const handIn = (rider: string, form: object, requestKey = randomUUID()) =>
  handInCash(
    { riderCash },
    {
      ...{ caller: staff, requestKey, now: fixture.clock },
      form: handInFormSchema.parse({ riderCash: riderCashId(rider), ...form }),
    },
  );
const journal = async () => (await db.collection('ledger').get()).docs.map((it) => it.data());

test('a rider holds what was collected until it is handed in, once, and the journal sums to zero', async () => {
  const [rider, other] = [`Karim ${randomUUID()}`, `Rahim ${randomUUID()}`];
  const [first] = await Promise.all([
    delivered(rider),
    delivered(` ${rider.toUpperCase()}`),
    delivered(other),
  ]);
  const each = first.money!.collected;
  expect([await heldBy(rider), await heldBy(other)]).toEqual([2 * each, each]);

  // Counted by two members of staff at once, with one key each time it is pressed.
  const seen = (2 * each) / 100;
  const [key, form] = [randomUUID(), { seen, counted: seen - 10, account: 'loss', note: 'Changed a note' }];
  const answers = await Promise.allSettled([
    handIn(rider, form, key),
    handIn(rider, form, key),
    handIn(rider, form),
  ]);
  // One hand-in: that of the shared key, or the other one.
  const isOther = answers[2].status === 'fulfilled';
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(isOther ? 2 : 1);
  expect(await heldBy(rider)).toBe(0);
  const handIns = (await riderCash.handIns(50)).filter((it) => it.riderCash === riderCashId(rider));
  expect(handIns).toMatchObject([{ expected: 2 * each, counted: 2 * each - 1_000, account: 'loss' }]);
  const postings = (await journal()).filter((it) => it.rider === riderCashId(rider));
  const lines = postings.flatMap((it) => it.lines as { account: string; amount: number }[]);
  const balance = (account: string) =>
    Math.round(lines.filter((it) => it.account === account).reduce((sum, it) => sum + it.amount * 100, 0));
  expect([balance('rider-cash'), balance('cash-box'), balance('loss')]).toEqual([0, 2 * each - 1_000, 1_000]);
  const audit = await db
    .collection('audit')
    .where('subject.id', '==', `cashHandIns/${handIns[0]!._id}`)
    .get();
  expect(audit.docs.map((it) => it.data())).toMatchObject([
    {
      action: 'cash.handed-in',
      before: { held: seen },
      after: { counted: seen - 10 },
      note: 'Changed a note',
    },
  ]);
});

test('cash of a delivery that came meanwhile, or was taken back, is not handed in unseen', async () => {
  const rider = `Jamal ${randomUUID()}`;
  const order = await delivered(rider);
  const seen = order.money!.collected / 100;
  await delivered(rider);
  await expect(handIn(rider, { seen, counted: seen })).rejects.toMatchObject({
    ...{ code: 'conflict', data: { held: 2 * seen } },
  });
  await handIn(rider, { seen: 2 * seen, counted: 2 * seen });
  await set(order._id, OUT, rider);
  expect(await heldBy(rider)).toBe(-order.money!.collected);
  await expect(handIn('Nobody', { seen, counted: seen })).rejects.toMatchObject({ code: 'not-found' });
});
