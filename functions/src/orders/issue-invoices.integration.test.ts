import { taka } from '@nargisus/domain/money';
import { cancelOrder, setStatuses, type Order } from '@nargisus/domain/orders';
import { vatSection, valuesOf } from '@nargisus/domain/settings';
import type { Firestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { openIsolatedProject } from '../testing/isolated-project.ts';
import { placeDirectly } from '../testing/place-directly.ts';
import { orderOf } from '../testing/sample-orders.ts';
import { issueInvoices } from './issue-invoices.ts';
import { OrdersRepository } from './orders.repository.ts';

/* Tax invoices on the Firestore emulator: numbers without gaps, whatever fails (docs/adr/0080). */
const { db, readsOf } = openIsolatedProject('invoices');
const orders = new OrdersRepository(db);
const now = new Date('2026-11-20T06:00:00Z');
const caller = { uid: 'boss' };
const products = [
  {
    ...{ id: 'shirt', name: 'Shirt', price: taka(450), image: '/s.webp' },
    ...{ inStock: true, category: 'clothing' as const },
  },
];
const vat = valuesOf(vatSection, {
  invoices: 'mushak-6.3',
  registeredName: 'Nargisus Ltd.',
  registeredAddress: 'Dhaka',
});
const settingsOf = (values: typeof vat, bin = '001234567-0101') => ({
  vat: () => Promise.resolve(values),
  shop: () => Promise.resolve({ bin }),
});
const settings = settingsOf(vat);

async function placed(): Promise<Order> {
  const order = orderOf({ at: now, key: randomUUID(), products });
  await orders.inTransaction((transaction) => placeDirectly(transaction, order));
  return order;
}
const placedMany = (count: number) => Promise.all(Array.from({ length: count }, placed));
const idsOf = (all: readonly Order[]) => all.map(({ _id }) => _id);
const issue = (ids: readonly string[], by: Pick<OrdersRepository, 'inTransaction'> = orders, at = now) =>
  issueInvoices({ orders: by, settings }, { ids, caller, now: at });
const numbersOf = async (ids: readonly string[]) => (await issue(ids)).map(({ number }) => number);
const numbered = (from: number, to: number, kind = 'INV') =>
  Array.from({ length: to - from + 1 }, (_, n) => `${kind}-2026-27-${String(from + n).padStart(6, '0')}`);
const stored = async (kind = 'INV') =>
  (await db.collection('invoices').get()).docs.map(({ id }) => id).filter((id) => id.startsWith(kind));
const orderAt = async (id: string) => (await orders.find(id))!;
const change = (id: string, of: (order: Order) => Order, by = orders) =>
  by.inTransaction(async (transaction) => {
    const before = (await transaction.find(id))!;
    const after = await transaction.settle(before, of(before));
    await transaction.readVoucher(before, after);
    await transaction.ledger.read(before, after);
    transaction.change(before, after);
  });
const cancelled = (order: Order): Order => {
  const result = cancelOrder(order, { by: { uid: 'boss', isStaff: true }, now });
  if (!result.ok) throw new Error(result.reason);
  return result.order;
};

class Crash extends Error {}

/** Returns orders whose transactions fail after their work, before the commit. */
const failing = (failures: number): Pick<OrdersRepository, 'inTransaction'> => ({
  inTransaction: (work) =>
    orders.inTransaction(async (...parts) => {
      const result = await work(...parts);
      if (failures-- > 0) throw new Crash();
      return result;
    }),
});

beforeEach(async () => {
  for (const name of ['orders', 'orderDesk', 'orderIds', 'counters', 'invoices', 'invoiceSeries', 'audit'])
    await db.recursiveDelete(db.collection(name));
});

describe('issuing', () => {
  test('numbers orders in the given order, and again gives the same numbers', async () => {
    const ids = idsOf(await placedMany(3));
    expect(await numbersOf(ids)).toEqual(numbered(1, 3));
    expect(await numbersOf(ids.toReversed())).toEqual(numbered(1, 3).toReversed());
    expect(await stored()).toHaveLength(3);
    expect((await orderAt(ids[0]!)).taxInvoice).toEqual({ number: 'INV-2026-27-000001', issuedAt: now });
  });

  test('keeps what the invoice said, whatever becomes of settings and address', async () => {
    const [order] = (await placedMany(1)) as [Order];
    await issue([order._id]);
    const invoice = (await db.doc('invoices/INV-2026-27-000001').get()).data();
    expect(invoice).toMatchObject({
      ...{ kind: 'invoice', year: '2026-27', serial: 1, orderId: order.orderId, by: 'boss', rate: 1500 },
      seller: { name: 'Nargisus Ltd.', bin: '001234567-0101' },
      buyer: { name: order.shippingAddress.recipientName },
    });
    const total = (invoice!['lines'] as { total: number }[]).reduce((sum, line) => sum + line.total, 0);
    expect(total).toBe(order.totalAmount / 100);
  });

  test('refuses orders that must not be sent, without drawing a number for them', async () => {
    const [first, second, third] = idsOf(await placedMany(3)) as [string, string, string];
    await db.doc(`orders/${second}`).update({ onHold: true });
    expect(await issue([first, second, 'gone', third])).toEqual([
      { order: first, number: 'INV-2026-27-000001', refused: null },
      { order: second, number: null, refused: 'on-hold' },
      { order: 'gone', number: null, refused: 'missing' },
      { order: third, number: 'INV-2026-27-000002', refused: null },
    ]);
  });

  test('begins a new series in July', async () => {
    const [june, july] = idsOf(await placedMany(2)) as [string, string];
    const issued = async (id: string, at: string) => (await issue([id], orders, new Date(at)))[0]?.number;
    expect(await issued(june, '2027-06-30T17:59:59Z')).toBe('INV-2026-27-000001');
    expect(await issued(july, '2027-06-30T18:00:00Z')).toBe('INV-2027-28-000001');
  });

  test.each([
    ['are off', settingsOf({ ...vat, invoices: 'plain-invoice' })],
    ['lack the name', settingsOf({ ...vat, registeredName: '' })],
    ['lack the BIN', settingsOf(vat, '')],
  ])('is refused while the settings %s', async (_name, lacking) => {
    const [order] = (await placedMany(1)) as [Order];
    const request = { ids: [order._id], caller, now };
    await expect(issueInvoices({ orders, settings: lacking }, request)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await stored()).toEqual([]);
  });

  test('is in the audit log', async () => {
    const [order] = (await placedMany(1)) as [Order];
    await issue([order._id]);
    await issue([order._id]);
    const { docs } = await db.collection('audit').get();
    expect(docs.map((it) => it.data())).toMatchObject([
      { action: 'invoice.issued', by: { uid: 'boss' }, after: { number: 'INV-2026-27-000001' } },
    ]);
  });

  test('of a hundred orders reads each once, and the series', async () => {
    const ids = idsOf(await placedMany(100));
    expect(await readsOf(() => issue(ids))).toBe(101);
    expect(await stored()).toEqual(numbered(1, 100));
  });
});

describe('numbers have no gap', () => {
  test('after a transaction that failed before its commit', async () => {
    const ids = idsOf(await placedMany(3));
    await issue([ids[0]!]);
    await expect(issue(ids, failing(1))).rejects.toThrow(Crash);
    expect(await stored()).toEqual(numbered(1, 1));
    expect((await orderAt(ids[1]!)).taxInvoice).toBeUndefined();
    expect(await numbersOf(ids)).toEqual(numbered(1, 3));
  });

  test('when twenty calls issue at once, some of which fail', async () => {
    const ids = idsOf(await placedMany(20));
    const calls = ids.map((id, place) => issue([id], place % 3 === 0 ? failing(1) : orders));
    const failed = (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected');
    expect(failed).toHaveLength(7);
    expect(await stored()).toEqual(numbered(1, 13));
    await issue(ids);
    expect(await stored()).toEqual(numbered(1, 20));
    const onOrders = await Promise.all(ids.map(async (id) => (await orderAt(id)).taxInvoice?.number));
    expect(onOrders.toSorted()).toEqual(numbered(1, 20));
  });

  test('when several calls issue the same order at once: it gets one number', async () => {
    const [order] = (await placedMany(1)) as [Order];
    const all = await Promise.all(Array.from({ length: 6 }, () => numbersOf([order._id])));
    expect(new Set(all.flat())).toEqual(new Set(['INV-2026-27-000001']));
    expect(await stored()).toEqual(numbered(1, 1));
  });
});

describe('a credit note', () => {
  const creditOf = async (db: Firestore) =>
    (await db.collection('invoices').where('kind', '==', 'credit-note').get()).docs.map((it) => it.data());

  test.each([
    ['cancelled', cancelled],
    ['returned', (order: Order) => setStatuses(order, { deliveryStatus: 'returned' }, { who: 'boss', now })],
  ] as const)(
    'with a number of its own takes back the invoice of an order that is %s',
    async (reason, of) => {
      const [order, other] = (await placedMany(2)) as [Order, Order];
      await issue(idsOf([order, other]));
      await change(order._id, of);
      expect((await orderAt(order._id)).taxInvoice).toMatchObject({
        number: 'INV-2026-27-000001',
        creditNote: 'CN-2026-27-000001',
      });
      expect(await creditOf(db)).toMatchObject([
        { serial: 1, by: 'boss', credits: { number: 'INV-2026-27-000001', reason } },
      ]);
      await change(order._id, (it) => ({ ...it, trackingInfo: 'x' }));
      expect(await stored('CN')).toEqual(numbered(1, 1, 'CN'));
      expect((await orderAt(other._id)).taxInvoice?.creditNote).toBeUndefined();
    },
  );

  test('is issued for a deleted order, too', async () => {
    const [order] = (await placedMany(1)) as [Order];
    await issue([order._id]);
    await orders.inTransaction(async (transaction) => {
      const found = (await transaction.find(order._id))!;
      await transaction.readUsedBy(found, { by: 'boss', now });
      transaction.remove(found, { notes: [], by: 'boss', now });
    });
    expect(await creditOf(db)).toMatchObject([{ credits: { reason: 'deleted' }, orderId: order.orderId }]);
  });

  test('leaves a revived order free for a new invoice', async () => {
    const [order] = (await placedMany(1)) as [Order];
    await issue([order._id]);
    await change(order._id, cancelled);
    await change(order._id, (it) => setStatuses(it, { orderStatus: 'confirmed' }, { who: 'boss', now }));
    expect(await numbersOf([order._id])).toEqual(['INV-2026-27-000002']);
    expect((await orderAt(order._id)).taxInvoice).toEqual({ number: 'INV-2026-27-000002', issuedAt: now });
  });

  test('draws no number when its change fails', async () => {
    const [order, other] = (await placedMany(2)) as [Order, Order];
    await issue(idsOf([order, other]));
    const crashing = failing(1) as OrdersRepository;
    await expect(change(order._id, cancelled, crashing)).rejects.toThrow(Crash);
    expect((await orderAt(order._id)).orderStatus).toBe('confirmed');
    await change(other._id, cancelled);
    expect(await stored('CN')).toEqual(numbered(1, 1, 'CN'));
  });

  test('costs an order without an invoice no read', async () => {
    const [order, invoiced] = (await placedMany(2)) as [Order, Order];
    await issue([invoiced._id]);
    const plain = await readsOf(() => change(order._id, cancelled));
    expect(await readsOf(() => change(invoiced._id, cancelled))).toBe(plain + 2);
  });
});
