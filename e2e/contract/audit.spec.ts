import { useCourier } from '../fixtures/orders/courier.ts';
import { useTaxInvoices } from '../fixtures/orders/tax-invoices.ts';
import { AUDIT_ACTIONS, auditEntrySchema, type AuditAction } from '@nargisus/domain/audit';
import { fromDocument } from '@nargisus/domain/contract';
import { createHash } from 'node:crypto';
import { addresses } from '@nargisus/local-suite/launcher';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { returnFromGateway, gateway } from '../fixtures/orders/gateway.ts';
import { deliver } from '../fixtures/orders/deliver.ts';
import { mailbox } from '../fixtures/local-stack/mailbox.ts';
import { ADDRESS, newIdempotencyKey } from '../fixtures/orders/drafts.ts';
import { beginPayment, payWithoutOrder, placeOrder } from '../fixtures/orders/place-order.ts';
import { importStatement } from '../fixtures/orders/statements.ts';

/* Each staff action writes one entry, with the values before and after it and no personal data except the uid. */
const testData = openTestData();
let [admin, token, shopper]: [Account, string, Account] = [] as never;

beforeAll(async () => {
  admin = await testData.account('admin', 'Nargis Sultana');
  token = await tokenOf(admin);
  shopper = await testData.account('user', 'Parveen Akhter');
});
afterAll(() => testData.close());

const staff = (method: string, path: string, body?: object) => call(path, { method, token, body });
const newPhone = () => `017${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
/** The subject of a phone number, whose digits outlive no customer. */
const hashOf = (phone: string) => createHash('sha256').update(phone).digest('hex').slice(0, 32);
const newOrder = async () => (await placeOrder(shopper, await testData.product()))._id;
const customer = () => testData.account('user', 'Rokeya Begum');

async function paidOrder() {
  const tranId = await beginPayment(shopper, await testData.product());
  await returnFromGateway((await gateway.choose(tranId, 'card'))!);
  const [order] = (await testData.db.collection('orders').where('tranId', '==', tranId).get()).docs;
  return { tranId, id: order!.id };
}

const entriesOf = async (id: string, actor = admin.uid) => {
  const { docs } = await testData.db.collection('audit').where('subject.id', '==', id).get();
  return (
    docs
      .map((entry) => fromDocument(auditEntrySchema, entry.id, entry.data()))
      // Every test file has its own admin, and all of them have one shop.
      .filter(({ by }) => by?.uid === actor)
      .sort((a, b) => a.at.getTime() - b.at.getTime())
  );
};

/** Adds a hidden collection, by default as a colleague, and returns its id. */
async function newCollection(by?: string): Promise<string> {
  const id = `audited-${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6)}`;
  const texts = { name: 'Eid', nameBn: '', description: '', descriptionBn: '', image: '' };
  const membership = { by: 'hand', products: [] };
  const body = { id, ...texts, isVisible: false, membership };
  const colleague = by ?? (await tokenOf(await testData.account('admin', 'Salma Begum')));
  await call('/api/staff-collections', { method: 'POST', token: colleague, body });
  return id;
}

const voucherFields = {
  ...{ name: 'Eid', nameBn: '', description: '', descriptionBn: '', minimum: 500 },
  ...{
    benefit: { kind: 'free-delivery' },
    startsOn: null,
    endsOn: null,
    limitInAll: null,
    limitPerPerson: null,
  },
  ...{ firstOrderOnly: false, categories: [], collections: [], isActive: true },
};
/** Adds a voucher, by default as a colleague, and returns its code. */
async function newVoucher(by?: string): Promise<string> {
  const code = `AUDIT-${Math.random().toString(36).slice(2, 12).toUpperCase()}`;
  const colleague = by ?? (await tokenOf(await testData.account('admin', 'Salma Begum')));
  await call('/api/vouchers', { method: 'POST', token: colleague, body: { code, ...voucherFields } });
  return code;
}

/** Invites an address to work for the shop, by default as a colleague, and returns the id of the invitation. */
async function invite(email: string, by?: string): Promise<string> {
  const colleague = by ?? (await tokenOf(await testData.account('admin', 'Salma Begum')));
  const body = { email, can: ['orders'] };
  const { data } = (await call('/api/staff/invitations', { method: 'POST', token: colleague, body })).body;
  return (data as unknown as { _id: string })._id;
}

const trxId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase();
/** Records a payment by hand of a new order, by default as the admin. */
async function manualPayment(by = token): Promise<{ id: string; reference: string }> {
  const id = await newOrder();
  const reference = trxId();
  const body = { method: 'bkash', amount: 100, reference, note: 'From Rokeya, 01712345678' };
  await call(`/api/orders/${id}/payments`, {
    ...{ method: 'POST', token: by, headers: newIdempotencyKey(), body },
  });
  return { id, reference };
}

/** Has a new order booked with the courier, by default by the admin. */
async function bookParcel(by = token): Promise<{ id: string; invoice: string }> {
  const id = await newOrder();
  await useCourier(testData.db);
  const { body } = await call(`/api/orders/${id}/parcel`, { method: 'POST', token: by });
  return { id, invoice: (body.data as unknown as { _id: string })._id };
}

interface Performed {
  /** The id of the subject. */
  readonly id: string;
  readonly entry: object;
  /** The uid of who did it; by default the admin's. */
  readonly by?: string;
}

/** Performs each action and returns the entry that it must write. */
const ACTIONS: Readonly<Record<AuditAction, () => Promise<Performed>>> = {
  'user.role-changed': async () => {
    const { uid, email } = await customer();
    await staff('PUT', `/api/users/${uid}/role`, { role: { from: 'user', to: 'admin' }, email });
    return { id: uid, entry: { before: { role: 'user' }, after: { role: 'admin' } } };
  },
  'user.activated': async () => {
    const { uid } = await customer();
    await testData.db.doc(`users/${uid}`).update({ isActive: false });
    await staff('PUT', `/api/users/${uid}/active`, { isActive: { from: false, to: true } });
    return { id: uid, entry: { before: { isActive: false }, after: { isActive: true } } };
  },
  'user.deactivated': async () => {
    const { uid } = await customer();
    await staff('PUT', `/api/users/${uid}/active`, { isActive: { from: true, to: false } });
    return { id: uid, entry: { before: { isActive: true }, after: { isActive: false } } };
  },
  'user.deleted': async () => {
    const { uid } = await customer();
    await staff('DELETE', `/api/users/${uid}`);
    return { id: uid, entry: { before: null, after: null } };
  },
  'user.rights-changed': async () => {
    const { uid, email } = await customer();
    await staff('PUT', `/api/users/${uid}/rights`, { can: { from: [], to: ['calls', 'orders'] }, email });
    return { id: uid, entry: { before: { can: [] }, after: { can: ['orders', 'calls'] } } };
  },
  'invitation.sent': async () => {
    const id = await invite((await customer()).email, token);
    return { id, entry: { before: null, after: { can: ['orders'] } } };
  },
  'invitation.withdrawn': async () => {
    const id = await invite((await customer()).email);
    await staff('DELETE', `/api/staff/invitations/${id}`);
    return { id, entry: { before: { can: ['orders'] }, after: null } };
  },
  'invitation.accepted': async () => {
    const person = await customer();
    const id = await invite(person.email);
    const [mail] = await mailbox.mailsTo(person.email);
    const [, link] = /join#([\w-]{43})/.exec(mail!.text!)!;
    const own = await tokenOf(person);
    const body = { token: link };
    await call('/api/staff/invitations/accept', { method: 'POST', token: own, body });
    const after = { can: ['orders'], invitation: id };
    return { id: person.uid, by: person.uid, entry: { before: { can: [] }, after } };
  },
  'user.edited': async () => {
    const { uid, email } = await customer();
    await staff('PUT', `/api/user/${encodeURIComponent(email)}`, {
      name: 'Rokeya Sakhawat',
      email,
      phone: '01712345678',
      imageUrl: '',
    });
    return { id: uid, entry: { before: null, after: null, changed: ['name', 'phone'] } };
  },
  'order.status-set': async () => {
    const id = await newOrder();
    await staff('PUT', `/api/delivery/status/${id}`, {
      deliveryStatus: { from: 'pending', to: 'delivered' },
      deliveryAssignedTo: { from: '', to: 'Karim Sheikh' },
      deliveryNotes: { from: '', to: 'Ring Rokeya first, 01712345678' },
    });
    return {
      id,
      entry: {
        before: { deliveryStatus: 'pending', paymentStatus: 'pending' },
        after: { deliveryStatus: 'delivered', paymentStatus: 'paid' },
        changed: ['deliveryAssignedTo', 'deliveryNotes'],
      },
    };
  },
  'order.cancelled': async () => {
    const { id } = await paidOrder();
    await staff('POST', `/api/orders/${id}/cancel`);
    return {
      id,
      entry: {
        before: { orderStatus: 'confirmed', refund: null },
        after: { orderStatus: 'cancelled', refund: 'requested' },
      },
    };
  },
  'order.deleted': async () => {
    const id = await newOrder();
    await staff('DELETE', `/api/orders/${id}/delete`);
    return { id, entry: { before: { orderStatus: 'confirmed', totalAmount: 1310 }, after: null } };
  },
  'order.called': async () => {
    const id = await newOrder();
    const body = { outcome: 'wrong-number', note: 'Ask Rokeya for another one', lastSeen: null };
    await staff('POST', `/api/orders/${id}/calls`, body);
    return { id, entry: { before: {}, after: { outcome: 'wrong-number' }, changed: ['note'] } };
  },
  'phone.decided': async () => {
    const phone = newPhone();
    await staff('PUT', `/api/phones/${phone}`, {
      blocked: { from: false, to: true },
      reason: 'Rahima again',
    });
    const before = { blocked: false, override: null };
    return { id: hashOf(phone), entry: { before, after: { ...before, blocked: true }, changed: ['reason'] } };
  },
  'phone.noted': async () => {
    const phone = newPhone();
    await staff('POST', `/api/phones/${phone}/notes`, { text: 'Rahima calls herself Salma' });
    return { id: hashOf(phone), entry: { before: null, after: null, changed: ['note'] } };
  },
  'invoice.issued': async () => {
    await useTaxInvoices(testData.db);
    const id = await newOrder();
    const { data } = (await staff('POST', '/api/orders/issue-invoices', { orders: [id] })).body;
    const [{ number }] = data as unknown as [{ number: string }];
    return { id, entry: { before: null, after: { number } } };
  },
  'parcel.requested': async () => {
    const { id, invoice } = await bookParcel();
    return { id, entry: { before: null, after: { parcel: invoice, courier: 'steadfast' } } };
  },
  'parcel.withdrawn': async () => {
    const colleague = await tokenOf(await testData.account('admin', 'Salma Begum'));
    const { id, invoice } = await bookParcel(colleague);
    // Whatever the courier answers: other tests set its simulator to lose answers and to refuse the shop.
    const withdraw = async () => {
      const parcel = testData.db.doc(`parcels/${invoice}`);
      if ((await parcel.get()).get('state') !== 'sending') await parcel.update({ mayBeBooked: false });
      const body = { reason: 'Two sizes' };
      return (await call(`/api/parcels/${invoice}/withdraw`, { method: 'POST', token, body })).status;
    };
    await expect.poll(withdraw, { timeout: 60_000 }).toBe(200);
    const after = { parcel: invoice, courier: 'steadfast' };
    return { id, entry: { before: null, after, note: 'Two sizes' } };
  },
  'courier.resumed': async () => {
    await staff('POST', '/api/couriers/steadfast/resume', {});
    return { id: 'steadfast', entry: { before: null, after: null } };
  },
  'order.taken': async () => {
    const product = await testData.product();
    const totalAmount = product.price / 100 + 60;
    const items = [{ productId: product.id, size: 'M', quantity: 1 }];
    const { body } = await call('/api/orders/taken', {
      method: 'POST',
      token,
      headers: newIdempotencyKey(),
      body: { ...ADDRESS, items, deliveryOption: 'standard', source: 'phone', totalAmount },
    });
    const after = { [`${product.name} (M)`]: 1, deliveryOption: 'standard', totalAmount };
    const entry = { before: null, after, note: 'Order taken by phone' };
    return { id: (body.data as unknown as { _id: string })._id, entry };
  },
  'settlement.requested': async () => {
    await staff('POST', '/api/couriers/steadfast/statements', {});
    return { id: 'statementImports/steadfast', entry: { before: null, after: null } };
  },
  'settlement.imported': async () => {
    const id = await importStatement(testData.db, token, 'OTHER-1,1000,80,10');
    return { id: `settlements/${id}`, entry: { before: null, after: { source: 'csv', rows: 1, paid: 910 } } };
  },
  'settlement.row-accepted': () =>
    decideRow({ choice: 'accept', account: 'rounding', note: 'Not ours' }, 'accepted', 'rounding'),
  'settlement.row-disputed': () => decideRow({ choice: 'dispute', note: 'Asked' }, 'disputed', null),
  'settlement.row-compared': () => decideRow({ choice: 'compare' }, 'waiting', null),
  'cash.handed-in': async () => {
    const rider = `Jamal ${Date.now().toString(36)}`;
    const statuses = { orderStatus: 'delivered', deliveryStatus: 'delivered' };
    await staff('PUT', `/api/delivery/status/${await newOrder()}`, {
      ...statuses,
      deliveryAssignedTo: rider,
    });
    const list = (await call('/api/rider-cash', { token })).body.data as unknown as {
      riders: { _id: string; rider: string; held: number }[];
    };
    const { _id: riderCash, held } = list.riders.find((it) => it.rider === rider)!;
    const { body } = await call('/api/rider-cash/hand-ins', {
      ...{ method: 'POST', token, headers: newIdempotencyKey() },
      body: { riderCash, seen: held, counted: held },
    });
    const id = `cashHandIns/${(body.data as unknown as { _id: string })._id}`;
    return { id, entry: { before: { held }, after: { counted: held, account: null } } };
  },
  'order.edited': async () => {
    const product = await testData.product();
    const order = await placeOrder<{ _id: string; orderId: string; totalAmount: number }>(shopper, product);
    const items = [{ productId: product.id, size: 'M', quantity: 1 }];
    const totalAmount = order.totalAmount + product.price / 100;
    await staff('PUT', `/api/orders/${order._id}/contents`, {
      items: { from: items, to: [{ ...items[0], quantity: 2 }] },
      totalAmount,
    });
    const line = `${product.name} (M)`;
    const before = { [line]: 1, deliveryOption: 'standard', totalAmount: order.totalAmount };
    return { id: order._id, entry: { before, after: { ...before, [line]: 2, totalAmount } } };
  },
  'order.combined': async () => {
    const product = await testData.product();
    type Placed = { _id: string; orderId: string; totalAmount: number };
    const [kept, other] = [
      await placeOrder<Placed>(shopper, product),
      await placeOrder<Placed>(shopper, product),
    ];
    const totalAmount = kept.totalAmount + product.price / 100;
    await staff('POST', `/api/orders/${kept._id}/combine`, { order: other._id, totalAmount });
    const line = `${product.name} (M)`;
    const before = { [line]: 1, deliveryOption: 'standard', totalAmount: kept.totalAmount };
    const after = { ...before, [line]: 2, totalAmount };
    return { id: kept._id, entry: { before, after, note: other.orderId } };
  },
  'order.exchanged': async () => {
    const product = await testData.product();
    const { _id: id } = await placeOrder(shopper, product);
    const delivered = { orderStatus: 'delivered', deliveryStatus: 'delivered', paymentStatus: 'paid' };
    await testData.db.doc(`orders/${id}`).update(delivered);
    const line = (size: string) => ({ productId: product.id, size, quantity: 1 });
    const price = product.price / 100;
    const { body } = await call(`/api/orders/${id}/exchange`, {
      method: 'POST',
      token,
      headers: newIdempotencyKey(),
      body: { back: [line('M')], items: [line('L')], deliveryOption: 'standard', totalAmount: price + 60 },
    });
    const { orderId } = (body.data as unknown as { order: { orderId: string } }).order;
    const after = { [`${product.name} (M)`]: 1, order: orderId, amount: price };
    return { id, entry: { before: null, after } };
  },
  'order.delivered-in-part': async () => {
    const product = await testData.product();
    const price = product.price / 100;
    const items = [{ productId: product.id, size: 'M', quantity: 2 }];
    const { _id: id } = await placeOrder(shopper, product, { items, totalAmount: 2 * price + 60 });
    await staff('PUT', `/api/delivery/assign/${id}`, { deliveryPersonName: 'Karim Sheikh' });
    await staff('PUT', `/api/delivery/ship/${id}`, {});
    const before = { orderStatus: 'shipped', deliveryStatus: 'in_transit' };
    const refused = [{ ...items[0], quantity: 1 }];
    const due = price + 60;
    const body = { refused, collected: due - 10, due, reason: 'No change for a note' };
    await staff('PUT', `/api/delivery/partial/${id}`, body);
    const after = {
      ...{ orderStatus: 'delivered', deliveryStatus: 'delivered', [`${product.name} (M)`]: 1 },
      ...{ returnedAmount: price, collected: due - 10 },
    };
    return { id, entry: { before, after, note: 'No change for a note' } };
  },
  'order.received': async () => {
    const product = await countedProduct();
    const { _id: id } = await placeOrder(shopper, product);
    await staff('PUT', `/api/delivery/assign/${id}`, { deliveryPersonName: 'Karim Sheikh' });
    await staff('PUT', `/api/delivery/ship/${id}`, {});
    const lines = [{ productId: product.id, size: 'M', restock: true }];
    await staff('PUT', `/api/orders/${id}/received`, { lines });
    const line = `${product.name} (M)`;
    return { id, entry: { before: { [line]: 'handed-over' }, after: { [line]: 'restocked' } } };
  },
  'payment.refund-requested': async () => {
    const id = await payWithoutOrder(shopper, testData);
    await staff('POST', `/api/payments/${id}/refund`, {});
    return { id, entry: { before: null, after: { amount: 1310, state: 'requested' } } };
  },
  'payment.refunded-by-hand': async () => {
    const id = await payWithoutOrder(shopper, testData);
    await staff('POST', `/api/payments/${id}/refund`, { byHand: 'Panel 4711' });
    return {
      id,
      entry: { before: null, after: { amount: 1310, state: 'refunded' }, note: 'Panel 4711' },
    };
  },
  'payment.recorded': async () => {
    const { id, reference } = await manualPayment();
    return {
      id,
      entry: { before: null, after: { amount: 100, method: 'bkash', reference }, note: '' },
    };
  },
  'payment.sent-back': async () => {
    const { id } = await manualPayment(await tokenOf(await testData.account('admin', 'Salma Begum')));
    const reference = trxId();
    const body = { method: 'nagad', amount: 40, reference };
    await call(`/api/orders/${id}/refunds/by-hand`, {
      ...{ method: 'POST', token, headers: newIdempotencyKey(), body },
    });
    return { id, entry: { before: null, after: { amount: 40, method: 'nagad', reference } } };
  },
  'payment.reversed': async () => {
    const colleague = await tokenOf(await testData.account('admin', 'Salma Begum'));
    const { id, reference } = await manualPayment(colleague);
    const { body } = await staff('GET', `/api/orders/${id}/payments/by-hand`);
    const [payment] = body.data as unknown as { _id: string }[];
    const path = `/api/orders/${id}/payments/by-hand/${payment!._id}/reverse`;
    await staff('POST', path, { reason: 'Wrong order' });
    return { id, entry: { before: { amount: 100, reference }, after: null, note: 'Wrong order' } };
  },
  'product.created': async () => {
    const added = await staff('POST', '/api/addProduct', { ...FORM, id: '' });
    const { id } = added.body.data as unknown as { id: string };
    return { id, entry: { before: null, after: { name: FORM.name, price: FORM.price } } };
  },
  'product.edited': async () => {
    const { id } = await testData.product();
    await staff('PUT', `/api/products/${id}`, { ...FORM, id });
    return { id, entry: { before: { price: 1250 }, after: { price: FORM.price } } };
  },
  'product.deleted': async () => {
    const { id, name } = await testData.product();
    await staff('DELETE', `/api/products/${id}`);
    return { id, entry: { subject: { kind: 'product', id, label: name }, after: null } };
  },
  'product.cost-set': async () => {
    const { id, name } = await testData.product();
    await staff('POST', '/api/product-rows', { rows: [{ row: 1, id, cost: 700 }] });
    const subject = { kind: 'product', id, label: name };
    return { id, entry: { subject, before: { cost: null }, after: { cost: 700 } } };
  },
  'settings.edited': async () => {
    const { values } = (await staff('GET', '/api/settings/shop')).body.data as unknown as {
      values: { dbid: string };
    };
    const dbid = `DBID ${Date.now()}`;
    await staff('PUT', '/api/settings/shop', { changes: { dbid: { from: values.dbid, to: dbid } } });
    return {
      id: 'settings/shop',
      entry: { subject: { kind: 'settings', label: 'shop' }, before: { dbid: values.dbid }, after: { dbid } },
    };
  },
  'review.approved': async () => {
    const id = await moderate({ path: 'status', body: { status: { from: 'pending', to: 'approved' } } });
    return { id, entry: { before: { status: 'pending' }, after: { status: 'approved' } } };
  },
  'review.hidden': async () => {
    const id = await moderate({ path: 'status', body: { status: { from: 'pending', to: 'hidden' } } });
    return { id, entry: { before: { status: 'pending' }, after: { status: 'hidden' } } };
  },
  'review.answered': async () => {
    const id = await moderate({ path: 'answer', body: { answer: { from: '', to: 'Thank you' } } });
    return { id, entry: { before: { answer: null }, after: { answer: 'Thank you' } } };
  },
  'return.agreed': async () => {
    const id = await decideReturn({ status: { from: 'open', to: 'agreed' } });
    return { id, entry: { before: { status: 'open' }, after: { status: 'agreed' } } };
  },
  'return.declined': async () => {
    const id = await decideReturn({ status: { from: 'open', to: 'declined' }, answer: 'Worn, dear Parveen' });
    return {
      id,
      entry: { before: { status: 'open' }, after: { status: 'declined' }, changed: ['answer'] },
    };
  },
  'collection.created': async () => {
    const id = await newCollection(token);
    return { id: `collections/${id}`, entry: { before: null, after: { name: 'Eid' } } };
  },
  'collection.edited': async () => {
    const id = await newCollection();
    await staff('PUT', `/api/staff-collections/${id}`, { changes: { name: { from: 'Eid', to: 'Puja' } } });
    const subject = { kind: 'collection', label: 'Puja' };
    return { id: `collections/${id}`, entry: { subject, before: { name: 'Eid' }, after: { name: 'Puja' } } };
  },
  'collection.ordered': async () => {
    const id = await newCollection();
    const after = await expect
      .poll(async () => {
        const { collections } = (await staff('GET', '/api/staff-collections')).body.data as unknown as {
          collections: { id: string }[];
        };
        const from = collections.map((it) => it.id);
        const to = [id, ...from.filter((it) => it !== id)];
        return (await staff('PUT', '/api/staff-collections', { order: { from, to } })).status;
      })
      .toBe(200)
      .then(() => ({ order: expect.arrayContaining([id]) as string[] }));
    return { id: 'collections', entry: { before: after, after } };
  },
  'collection.deleted': async () => {
    const id = await newCollection();
    await staff('DELETE', `/api/staff-collections/${id}`);
    return { id: `collections/${id}`, entry: { before: { name: 'Eid' }, after: null } };
  },
  'voucher.created': async () => {
    const code = await newVoucher(token);
    return { id: `vouchers/${code}`, entry: { before: null, after: voucherFields } };
  },
  'voucher.edited': async () => {
    const code = await newVoucher();
    await staff('PUT', `/api/vouchers/${code}`, { changes: { isActive: { from: true, to: false } } });
    return { id: `vouchers/${code}`, entry: { before: { isActive: true }, after: { isActive: false } } };
  },
  'voucher.deleted': async () => {
    const code = await newVoucher();
    await staff('DELETE', `/api/vouchers/${code}`);
    return { id: `vouchers/${code}`, entry: { before: voucherFields, after: null } };
  },
  'stock.counted': async () => {
    const { id } = await testData.product();
    await staff('PUT', `/api/stock/${id}_M/count`, { onHand: 5, was: null, reason: 'First count' });
    const after = { onHand: 5, isCounted: true };
    return { id: `${id}_M`, entry: { before: null, after, note: 'First count' } };
  },
  'stock.received': async () => {
    const { id } = await countedProduct();
    await staff('POST', `/api/stock/${id}_M/deliveries`, { quantity: 3, delivery: 'GRN-7' });
    return { id: `${id}_M`, entry: { before: { onHand: 5 }, after: { onHand: 8 }, note: 'GRN-7' } };
  },
  'stock.low-set': async () => {
    const { id } = await countedProduct();
    await staff('PUT', `/api/stock/${id}_M/low-at`, { lowAt: 1, was: 3 });
    return { id: `${id}_M`, entry: { before: { lowAt: 3 }, after: { lowAt: 1 } } };
  },
  'stock.stopped': async () => {
    const { id } = await countedProduct();
    await staff('POST', `/api/stock/${id}_M/stop`, { reason: 'Made to order' });
    return { id: `${id}_M`, entry: { before: { isCounted: true }, after: { isCounted: false } } };
  },
  'orders.exported': async () => {
    await download('/api/exports/orders?source=facebook&q=01712345678');
    const after = { source: 'facebook', rows: expect.any(Number) as number };
    return { id: 'exports/orders', entry: { before: null, after, changed: ['q'] } };
  },
  'audit.exported': async () => {
    await download('/api/exports/audit?action=audit.exported&from=2001-01-01&to=2001-01-02');
    const after = { action: 'audit.exported', from: '2001-01-01', to: '2001-01-02', rows: 0 };
    return { id: 'exports/audit', entry: { before: null, after } };
  },
};

/** Downloads a file to its end. */
const download = async (path: string) =>
  (await fetch(`${addresses.shop}${path}`, { headers: { Authorization: `Bearer ${token}` } })).text();

/** Writes a review of a delivered order and makes the calls of staff about it. */
async function moderate(...calls: readonly { path: string; body: object }[]): Promise<string> {
  const product = await testData.product();
  const { _id: orderId } = await placeOrder(shopper, product);
  const order = testData.db.doc(`orders/${orderId}`);
  await order.update({ orderStatus: 'delivered', deliveryStatus: 'delivered' });
  const [{ size }] = (await order.get()).get('items') as [{ size: string }];
  const body = { orderId, productId: product.id, size, stars: 4, text: 'Soft, says Parveen' };
  const shopperToken = await tokenOf(shopper);
  const { data } = (await call('/api/reviews', { method: 'POST', token: shopperToken, body })).body;
  const { _id } = data as unknown as { _id: string };
  for (const it of calls) await staff('PUT', `/api/reviews/${_id}/${it.path}`, it.body);
  return _id;
}

/** Decides the row of a statement that a colleague has imported, and returns the entry of it. */
async function decideRow(
  body: { choice: string; account?: string; note?: string },
  state: string,
  account: string | null,
): Promise<Performed> {
  const colleague = await tokenOf(await testData.account('admin', 'Salma Begum'));
  const id = await importStatement(testData.db, colleague, 'OTHER-1,1000,80,10');
  await staff('POST', `/api/settlements/${id}/rows/0001`, body);
  const after = { state, match: 'unknown', account, collected: 1000, owed: 0 };
  return {
    id: `settlements/${id}/rows/0001`,
    entry: { before: { state: 'waiting', match: 'unknown' }, after, note: body.note ?? '' },
  };
}

/** Asks to return the line of a delivered order, decides it as staff, and returns the request's id. */
async function decideReturn(body: object): Promise<string> {
  const product = await testData.product();
  const order = await placeOrder(shopper, product);
  await deliver(order, await tokenOf(await testData.account('admin', 'Salma Begum')));
  const line = { productId: product.id, size: 'M', quantity: 1 };
  const form = { orderId: order._id, lines: [line], reason: 'too-small', text: 'Tight, says Parveen' };
  const shopperToken = await tokenOf(shopper);
  const { data } = (await call('/api/returns', { method: 'POST', token: shopperToken, body: form })).body;
  const { _id } = data as unknown as { _id: string };
  await staff('PUT', `/api/returns/${_id}/status`, body);
  return _id;
}

/** Returns a product with five counted pieces in size M, without an audit entry. */
async function countedProduct() {
  const product = await testData.product();
  const size = { productId: product.id, size: 'M', isCounted: true };
  await testData.db
    .doc(`stock/${product.id}_M`)
    .set({ ...size, onHand: 5, committed: 0, holds: {}, lowAt: 3, updatedAt: new Date() });
  return product;
}

const FORM = {
  name: 'Audited panjabi',
  price: 1761,
  description: 'Cotton.',
  image: '/pictures/category-men-640.webp',
  category: 'clothing',
  inStock: true,
  featured: false,
};

describe('the audit log', () => {
  test.each(AUDIT_ACTIONS)('has one entry for %s', async (action) => {
    const { id, entry, by = admin.uid } = await ACTIONS[action]();
    // The entries of products are written by an event.
    await expect.poll(() => entriesOf(id, by), { timeout: 20_000 }).not.toEqual([]);
    const entries = await entriesOf(id, by);
    expect(entries).toMatchObject([{ action, subject: { id }, ...entry }]);
    expect(entries[0]!.by).toEqual({ uid: by });
    const stored = (await testData.db.doc(`audit/${entries[0]!._id}`).get()).data();
    expect(JSON.stringify(stored)).not.toMatch(PERSONAL);
  });

  test('has an entry for a change of the rider’s note only', async () => {
    const id = await newOrder();
    await staff('PUT', `/api/delivery/status/${id}`, { deliveryNotes: { from: '', to: 'Fragile' } });
    expect(await entriesOf(id)).toMatchObject([
      { action: 'order.status-set', before: {}, after: {}, changed: ['deliveryNotes'] },
    ]);
  });

  test('has an entry when staff retry a refund that the gateway rejected', async () => {
    const { id, tranId } = await paidOrder();
    await gateway.injectFaults(tranId, { refund: 'failed', times: 1 });
    await staff('POST', `/api/orders/${id}/cancel`);
    expect((await staff('POST', `/api/payments/${tranId}/refund`, {})).status).toBe(200);
    expect(await entriesOf(tranId)).toMatchObject([
      {
        action: 'payment.refund-requested',
        by: { uid: admin.uid },
        before: { amount: 1310, state: 'failed' },
        after: { amount: 1310, state: 'requested' },
      },
    ]);
    // The gateway has accepted it, so another retry changes nothing and writes no entry.
    await staff('POST', `/api/payments/${tranId}/refund`, {});
    expect(await entriesOf(tranId)).toHaveLength(1);
  });

  test('has no entry for unchanged values or for actions on one’s own account', async () => {
    const { uid, email, name } = await customer();
    const own = await tokenOf({ email, password: 'a-good-password-1' });
    const path = `/api/user/${encodeURIComponent(email)}`;
    const body = { name: 'Own Words', email, phone: '', imageUrl: '' };
    expect((await call(path, { method: 'PUT', token: own, body: { ...body, name } })).status).toBe(200);
    expect((await staff('PUT', path, { ...body, name })).status).toBe(200);
    expect((await call(path, { method: 'PUT', token: own, body })).status).toBe(200);
    expect((await call('/api/me', { method: 'PUT', token: own, body })).status).toBe(200);
    expect(await entriesOf(uid)).toEqual([]);
  });
});

/** Names, email addresses and phone numbers of this file's accounts. */
const PERSONAL = /@|Nargis|Sultana|Parveen|Rokeya|Karim|01712345678/;
