import { buildUser, userSchema } from '@nargisus/domain/accounts';
import { AUDIT_PAGE_SIZE, buildAuditEntry, auditEntrySchema, type AuditRecord } from '@nargisus/domain/audit';
import { toDocument } from '@nargisus/domain/contract';
import { deskQueryOf, orderDeskOf, orderDeskSchema, readOrderFilter } from '@nargisus/domain/desk';
import { taka } from '@nargisus/domain/money';
import { NOTE_OF_SOURCE, orderSchema, type Order } from '@nargisus/domain/orders';
import { MAX_SAVED_VIEWS, type SavedView } from '@nargisus/domain/saved-views';
import { beforeAll, describe, expect, test } from 'vitest';
import { phoneAuditId } from '../phones/phone-documents.ts';
import { UsersRepository } from '../accounts/users.repository.ts';
import { ProductsRepository } from '../catalogue/products.repository.ts';
import { openIsolatedProject } from '../testing/isolated-project.ts';
import { orderOf, stock } from '../testing/sample-orders.ts';
import { AuditSearchRepository } from './audit-search.repository.ts';
import { DeskSearchRepository } from './desk-search.repository.ts';
import { exportAudit } from './export-audit.ts';
import { exportOrders } from './export-orders.ts';
import { SavedViewsRepository } from './saved-views.repository.ts';
import { auditSearchOf } from './search-audit.ts';

/* Finding orders and entries of the audit log, on the Firestore emulator, whose indexes are as strict as the cloud's. */
const { db, readsOf } = openIsolatedProject('finding');
const deskSearch = new DeskSearchRepository(db);
const auditSearch = new AuditSearchRepository(db);
const repositories = {
  ...{ deskSearch, auditSearch },
  products: new ProductsRepository(db),
  users: new UsersRepository(db),
};
const caller = { uid: 'a1' } as Parameters<typeof exportOrders>[1]['caller'];
const now = new Date('2026-11-25T06:00:00Z');
const shirt = { name: 'Shirt', price: taka(450), image: '/s.webp', inStock: true, sku: 'SH-1' };

/** Twelve orders, one a day from 10 November: taken on Facebook on even days, in Khulna on the first six. */
const ORDERS: Order[] = Array.from({ length: 12 }, (_, day) => {
  const order = orderOf({
    at: new Date(Date.UTC(2026, 10, 10 + day, 6)),
    key: `key-${day}`,
    products: [{ id: 'shirt', ...shirt, category: 'clothing' }],
    region: day < 6 ? 'Khulna' : 'Dhaka',
  });
  const [placed] = order.timeline;
  const note = day % 2 === 0 ? NOTE_OF_SOURCE.facebook : placed!.note;
  return { ...order, timeline: [{ ...placed!, note }] };
});

const entry = (record: Partial<AuditRecord>, at: Date) => {
  const whole: AuditRecord = {
    ...{ by: { uid: 'a1' }, action: 'order.cancelled', before: null, after: null, note: '' },
    subject: { kind: 'order', id: ORDERS[0]!._id, label: ORDERS[0]!.orderId },
    ...record,
  };
  const reference = db.collection('audit').doc();
  return reference.set(toDocument(auditEntrySchema, buildAuditEntry(reference.id, whole, at)));
};

beforeAll(async () => {
  const batch = db.batch();
  for (const order of ORDERS) {
    batch.set(db.doc(`orders/${order._id}`), toDocument(orderSchema, order));
    batch.set(db.doc(`orderDesk/${order._id}`), toDocument(orderDeskSchema, orderDeskOf(order)));
  }
  const account = { uid: 'a1', email: 'salma@nargisus.test', role: 'admin' as const };
  const user = buildUser(account, { name: 'Salma Begum', phone: '', imageUrl: '' }, now);
  batch.set(db.doc('users/a1'), toDocument(userSchema, user));
  await batch.commit();
  // Made in the sizes of its size system, because it stores none of its own.
  await stock(db, 'linen', 450);
});

const filterOf = (params: Readonly<Record<string, string>>) =>
  readOrderFilter({ get: (name) => params[name] ?? null });

async function foundDays(params: Readonly<Record<string, string>>): Promise<number[]> {
  const days: number[] = [];
  for await (const page of deskSearch.pagesOf(deskQueryOf(filterOf(params))!))
    days.push(...page.map(({ createdAt }) => createdAt.getUTCDate()));
  return days;
}

async function textOf({ file }: Awaited<ReturnType<typeof exportOrders>>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of file.content) parts.push(part);
  return Buffer.concat(parts).toString();
}

const exportsOf = async (id: string) =>
  (await db.collection('audit').where('subject.id', '==', id).get()).docs.map((it) => it.data());

describe('orders', () => {
  test.each([
    [{ source: 'facebook' }, [20, 18, 16, 14, 12, 10]],
    [{ source: 'facebook', region: 'Khulna' }, [14, 12, 10]],
    [{ q: 'SH-1', courier: 'none', region: 'Dhaka', from: '2026-11-19' }, [21, 20, 19]],
    [{ q: 'rahima SH-1', from: '2026-11-12', to: '2026-11-13' }, [13, 12]],
    [{ courier: 'steadfast' }, []],
  ])('are found by %j, the newest first', async (params, days) => {
    expect(await foundDays(params)).toEqual(days);
  });

  test('are found by every filter together', async () => {
    const params = {
      ...{ q: 'rahima', from: '2026-11-10', to: '2026-11-21', status: 'confirmed', delivery: 'pending' },
      ...{ payment: 'pending', stage: 'to-pack', source: 'web', courier: 'none', region: 'Dhaka' },
      ...{ method: 'Cash on Delivery', district: 'Khulna' },
    };
    expect(await foundDays(params)).toEqual([21, 19, 17]);
    expect(await deskSearch.countUpTo(deskQueryOf(filterOf(params))!, 100)).toBe(3);
  });

  test('cost a count and two reads each when they are exported', async () => {
    const answer = await exportOrders(repositories, { filter: filterOf({ region: 'Dhaka' }), caller, now });
    expect(await readsOf(async () => void (await textOf(answer)))).toBeLessThanOrEqual(12);
  });

  test('are exported with an entry of who did it, with which filter, and how many rows', async () => {
    const filter = filterOf({ q: '01712345678', source: 'facebook' });
    const answer = await exportOrders(repositories, { filter, caller, now });
    expect(answer.file.name).toBe('orders-2026-11-25.csv');
    const rows = (await textOf(answer)).trimEnd().split('\r\n');
    expect(rows).toHaveLength(1 + 6);
    const entries = await exportsOf('exports/orders');
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'orders.exported',
        by: { uid: 'a1' },
        after: { source: 'facebook', rows: 6 },
        changed: ['q'],
      }),
    );
    expect(JSON.stringify(entries)).not.toContain('01712345678');
  });

  test('leave an entry also when the reader disconnects', async () => {
    const before = (await exportsOf('exports/orders')).length;
    const { file } = await exportOrders(repositories, { filter: {}, caller, now });
    for await (const _head of file.content) break;
    expect(await exportsOf('exports/orders')).toHaveLength(before + 1);
  });

  test('are not exported beyond the limit', async () => {
    const crowded = {
      ...repositories,
      deskSearch: Object.create(deskSearch, { countUpTo: { value: () => 10_001 } }),
    };
    await expect(exportOrders(crowded, { filter: {}, caller, now })).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});

describe('the audit log', () => {
  const found = async (params: Parameters<typeof auditSearchOf>[1], limit = AUDIT_PAGE_SIZE) => {
    const { items } = await auditSearch.list(await auditSearchOf(repositories, params), { limit });
    return items.map(({ note }) => note);
  };

  beforeAll(async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 9, day, 6));
    const phone = { kind: 'phone' as const, id: phoneAuditId('01712345678'), label: '' };
    await entry({ note: 'phone', action: 'phone.decided', subject: phone }, new Date(at(1).getTime() - 1));
    await entry({ note: 'order' }, at(1));
    await entry({ note: 'refund', subject: { kind: 'payment', id: 't1', label: ORDERS[0]!.orderId } }, at(2));
    await entry(
      {
        note: 'stock',
        action: 'stock.counted',
        subject: { kind: 'stock', id: 'linen_M', label: 'Linen (M)' },
      },
      at(3),
    );
    await entry(
      {
        note: 'product',
        by: { uid: 'a2' },
        action: 'product.edited',
        before: { saleFrom: at(1) },
        after: { saleFrom: null },
        subject: { kind: 'product', id: 'linen', label: 'Linen' },
      },
      at(4),
    );
    await entry(
      {
        note: 'voucher',
        action: 'voucher.edited',
        subject: { kind: 'voucher', id: 'vouchers/EID', label: 'EID' },
      },
      at(5),
    );
  });

  test.each([
    [{ about: ORDERS[0]!.orderId.toLowerCase() }, ['refund', 'order']],
    [{ about: '+880 1712-345678' }, ['refund', 'order', 'phone']],
    [{ about: 'linen' }, ['product', 'stock']],
    [{ about: 'Linen' }, ['product']],
    [{ about: 'eid' }, ['voucher']],
    [{ by: 'a2' }, ['product']],
    [{ action: 'order.cancelled' as const, by: 'a1', about: ORDERS[0]!.orderId }, ['refund', 'order']],
  ])('is searched by %j', async (params, notes) => {
    const days = filterOf({ from: '2026-10-01', to: '2026-10-31' });
    expect(await found({ ...params, from: days.from, to: days.to })).toEqual(notes);
  });

  test('is read page by page, and has times as text', async () => {
    const search = await auditSearchOf(repositories, filterOf({ from: '2026-10-01', to: '2026-10-31' }));
    const first = await auditSearch.list(search, { limit: 2 });
    expect(first.items.map(({ note }) => note)).toEqual(['voucher', 'product']);
    expect(first.items[1]!.before).toEqual({ saleFrom: '2026-10-01T06:00:00.000Z' });
    const second = await auditSearch.list(search, { limit: 2, cursor: first.nextCursor! });
    expect(second.items.map(({ note }) => note)).toEqual(['stock', 'refund']);
  });

  test('is exported with the names of staff, and records that', async () => {
    const filter = { by: 'a1', about: 'linen' };
    const text = await textOf(await exportAudit(repositories, { filter, caller, now }));
    expect(text).toContain('"stock.counted","a1","Salma Begum","stock","linen_M"');
    expect(await exportsOf('exports/audit')).toMatchObject([
      { action: 'audit.exported', after: { by: 'a1', rows: 1 }, changed: ['about'] },
    ]);
  });
});

describe('saved views', () => {
  const views = new SavedViewsRepository(db);
  const view = (id: string): SavedView => ({
    id,
    name: `View ${id}`,
    tab: 'orders',
    filters: { source: 'web' },
  });
  const stored = async () => (await db.doc('savedViews/a1').get()).get('views') as SavedView[];

  test('are added, renamed and removed, with what the list understands of them', async () => {
    await db.doc('savedViews/a1').set({ views: ['broken', view('old')] });
    const filters = { source: 'web', colour: 'red' };
    expect(await views.save('a1', { ...view('new'), filters })).toEqual(view('new'));
    await views.save('a1', { ...view('old'), name: 'Renamed' });
    expect(await stored()).toEqual([{ ...view('old'), name: 'Renamed' }, view('new')]);
    await expect(views.save('a1', { ...view('third'), name: 'Renamed' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await views.removeView('a1', 'old');
    await expect(views.removeView('a1', 'old')).rejects.toMatchObject({ code: 'not-found' });
    expect(await stored()).toEqual([view('new')]);
  });

  test('are at most twenty', async () => {
    for (let at = 1; at < MAX_SAVED_VIEWS; at += 1) await views.save('a1', view(String(at)));
    await expect(views.save('a1', view('more'))).rejects.toMatchObject({ code: 'conflict' });
    await views.removeAll('a1');
    expect(await stored()).toBeUndefined();
  });
});
