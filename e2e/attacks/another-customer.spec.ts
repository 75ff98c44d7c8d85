import {
  arrayUnion,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { deleteObject, getBytes, getDownloadURL, listAll, ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '@nargisus/domain/contract';
import { addresses } from '@nargisus/local-suite/launcher';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { isAllowed } from '../fixtures/assert/is-allowed.ts';
import { beginPayment, placeOrder } from '../fixtures/orders/place-order.ts';
import { openAttackerClient, type AttackerClient } from '../fixtures/accounts/attacker-client.ts';

/*
 * An attacker who knows the uid, email and ids of order, payment and cart line of another customer, and is signed out or signed in
 * with another account. enumeration.spec.ts covers reads through the API; these tests cover Firestore, Storage and every change.
 */
const testData = openTestData();
let victim: Account;
let orderId: string;
let tranId: string;
let lineId: string;
/** The id of the line in the API. */
let cartItemId: string;
let before: unknown;
let victimClient: AttackerClient;

const ATTACKERS = ['a signed-out visitor', 'another customer'] as const;
type Attacker = (typeof ATTACKERS)[number];
let clients: Record<Attacker, AttackerClient>;
let tokens: Record<Attacker, string | undefined>;

beforeAll(async () => {
  victim = await testData.account();
  const token = await tokenOf(victim);
  const product = await testData.product();
  orderId = (await placeOrder(token, product))._id;
  tranId = await beginPayment(token, product);
  lineId = `${product.id}_M`;
  const line = { productId: product.id, size: 'M', quantity: 1, userEmail: victim.email };
  const added = await call('/api/cart/add', { method: 'POST', token, body: line });
  cartItemId = (added.body.data as unknown as { _id: string })._id;
  const note = {
    method: 'POST',
    token: await tokenOf(await testData.account('admin')),
    body: { text: 'Shy' },
  };
  expect((await call(`/api/orders/${orderId}/notes`, note)).body.success).toBe(true);

  victimClient = await openAttackerClient(victim);
  await uploadBytes(image(victimClient), new Uint8Array(3), { contentType: 'image/png' });

  const stranger = await testData.account();
  clients = {
    'a signed-out visitor': await openAttackerClient(),
    'another customer': await openAttackerClient(stranger),
  };
  tokens = { 'a signed-out visitor': undefined, 'another customer': await tokenOf(stranger) };
  before = await victimData();
});
afterAll(async () => {
  await Promise.all([victimClient, ...Object.values(clients)].map((client) => client.close()));
  await testData.close();
});

/** Returns all stored documents of the victim. */
async function victimData() {
  const paths = [`orders/${orderId}`, `users/${victim.uid}`, `carts/${victim.uid}`, `payments/${tranId}`];
  const documents = await testData.db.getAll(...paths.map((path) => testData.db.doc(path)));
  const lines = await testData.db.collection(`carts/${victim.uid}/items`).get();
  const notes = await testData.db.collection(`orders/${orderId}/notes`).get();
  const orders = await testData.db.collection('orders').where('uid', '==', victim.uid).get();
  return {
    documents: documents.map((it) => it.data()),
    subdocuments: [...lines.docs, ...notes.docs].map((it) => it.data()),
    orders: orders.size,
  };
}

/** An operation of a client; a function, because the victim's ids are known only in the tests. */
type Attempt = (client: AttackerClient) => Promise<unknown>;
const theirs =
  (name: string, field: 'uid' | 'userEmail' | 'email'): Attempt =>
  ({ db }) =>
    getDocs(query(collection(db, name), where(field, '==', field === 'uid' ? victim.uid : victim.email)));
const order = ({ db }: AttackerClient) => doc(db, `orders/${orderId}`);
const record = ({ db }: AttackerClient) => doc(db, `users/${victim.uid}`);
const cart = ({ db }: AttackerClient) => doc(db, `carts/${victim.uid}`);
const line = ({ db }: AttackerClient) => doc(db, `carts/${victim.uid}/items/${lineId}`);
const payment = ({ db }: AttackerClient) => doc(db, `payments/${tranId}`);
const updatedAt = serverTimestamp();
const image = ({ storage }: AttackerClient) => ref(storage, `profiles/${victim.uid}/me.png`);

const READS: Record<string, Attempt> = {
  'an order': (client) => getDoc(order(client)),
  'orders, by uid': theirs('orders', 'uid'),
  'orders, by email': theirs('orders', 'userEmail'),
  'all orders': ({ db }) => getDocs(collection(db, 'orders')),
  'the staff notes': (client) => getDocs(collection(order(client), 'notes')),
  'a record': (client) => getDoc(record(client)),
  'a record, by email': theirs('users', 'email'),
  'all records': ({ db }) => getDocs(collection(db, 'users')),
  'a cart': (client) => getDoc(cart(client)),
  'a line of a cart': (client) => getDoc(line(client)),
  'the lines of a cart': (client) => getDocs(collection(cart(client), 'items')),
  'the lines of all carts': ({ db }) => getDocs(collectionGroup(db, 'items')),
  'a payment': (client) => getDoc(payment(client)),
  'payments, by uid': theirs('payments', 'uid'),
  'sent mails': ({ db }) => getDocs(collection(db, 'mails')),
  'text messages': ({ db }) => getDocs(collection(db, 'sms')),
  'a picture': (client) => getBytes(image(client)),
  'the URL of a picture': (client) => getDownloadURL(image(client)),
  'the list of pictures': (client) => listAll(image(client).parent!),
};

/** Valid except for the caller; the last test performs the permitted ones as the owner. */
const WRITES: Record<string, Attempt> = {
  'an order as paid': (client) => updateDoc(order(client), { paymentStatus: 'paid' }),
  'the deletion of an order': (client) => deleteDoc(order(client)),
  'an order in the victim’s name': ({ db }) =>
    setDoc(doc(db, 'orders/forged'), { uid: victim.uid, totalAmount: 1 }),
  'a staff note': (client) => setDoc(doc(order(client), 'notes/1'), { text: 'Send it to me instead' }),
  'a name in a record': (client) => updateDoc(record(client), { name: 'Mallory', updatedAt }),
  'the deletion of a record': (client) => deleteDoc(record(client)),
  'another line id in a cart': (client) =>
    updateDoc(cart(client), { lines: arrayUnion('another_L'), updatedAt }),
  'the quantity of a line': (client) => updateDoc(line(client), { quantity: 10, updatedAt }),
  'the deletion of a line': (client) => deleteDoc(line(client)),
  'a payment as settled': (client) => updateDoc(payment(client), { state: 'paid' }),
  'a picture': (client) => uploadBytes(image(client), new Uint8Array(4), { contentType: 'image/png' }),
  'the deletion of a picture': (client) => deleteObject(image(client)),
};

interface Request {
  method: string;
  path: string;
  body?: object;
}
const email = () => encodeURIComponent(victim.email);
const CALLS: Record<string, () => Request> = {
  'a new line of a cart': () => ({
    method: 'POST',
    path: '/api/cart/add',
    body: { productId: lineId.slice(0, -2), size: 'L', quantity: 9, userEmail: victim.email },
  }),
  'the quantity of a line': () => ({ method: 'PUT', path: `/api/cart/${cartItemId}`, body: { quantity: 9 } }),
  'the lines of a cart, by a deletion': () => ({ method: 'DELETE', path: `/api/cart/${cartItemId}` }),
  'a cart, by clearing it': () => ({ method: 'DELETE', path: `/api/cart/clear?userEmail=${email()}` }),
  'a cart, by clearing it under its document’s id': () => ({
    method: 'DELETE',
    path: `/api/cart/clear?userId=${victim.uid}`,
  }),
  'a record': () => ({
    method: 'PUT',
    path: `/api/user/${email()}`,
    body: { name: 'Mallory', email: victim.email, phone: '', imageUrl: '' },
  }),
  'an account, by a deletion': () => ({ method: 'DELETE', path: `/api/account?userEmail=${email()}` }),
  'an account, by a deletion under its uid': () => ({ method: 'DELETE', path: `/api/me?uid=${victim.uid}` }),
  'an account, by the staff’s deletion': () => ({ method: 'DELETE', path: `/api/users/${victim.uid}` }),
  'an account, by a deactivation': () => ({
    method: 'PUT',
    path: `/api/users/${victim.uid}/active`,
    body: { isActive: { from: true, to: false } },
  }),
  'an account, by a promotion': () => ({
    method: 'PUT',
    path: `/api/users/${victim.uid}/role`,
    body: { role: { from: 'user', to: 'admin' }, email: victim.email },
  }),
  'an order, by a cancellation': () => ({ method: 'POST', path: `/api/orders/${orderId}/cancel` }),
  'an order, by a delivery': () => ({
    method: 'PUT',
    path: `/api/delivery/deliver/${orderId}`,
    body: { deliveryNotes: '' },
  }),
  'a payment, by a refund': () => ({ method: 'POST', path: `/api/payments/${tranId}/refund`, body: {} }),
};

describe.each(ATTACKERS)('%s', (attacker) => {
  test.each(Object.keys(READS))('cannot read %s', async (what) => {
    expect(await isAllowed(READS[what]!(clients[attacker]))).toBe(false);
  });

  test.each(Object.keys(WRITES))('cannot write %s', async (what) => {
    expect(await isAllowed(WRITES[what]!(clients[attacker]))).toBe(false);
  });

  test.each(Object.keys(CALLS))('cannot change %s through the API', async (what) => {
    const { path, ...request } = CALLS[what]!();
    const answer = await call(path, { ...request, token: tokens[attacker] });
    expect([what, answer.body.success]).toEqual([what, false]);
    expect([400, 401, 403, 404]).toContain(answer.status);
  });
});

test('an account’s export contains no other account’s data', async () => {
  const exported = await fetch(`${addresses.shop}${calls.exportAccount.path}`, {
    headers: { Authorization: `Bearer ${tokens['another customer']}` },
  });
  expect(exported.status).toBe(200);
  const text = await exported.text();
  for (const secret of [victim.email, victim.uid, orderId, tranId]) expect(text).not.toContain(secret);
});

test('the victim’s data is unchanged and stays accessible to the victim', async () => {
  expect(await victimData()).toEqual(before);
  for (const what of ['an order', 'a record', 'the lines of a cart', 'a picture']) {
    expect([what, await isAllowed(READS[what]!(victimClient))]).toEqual([what, true]);
  }
  for (const what of [
    'a name in a record',
    'another line id in a cart',
    'the quantity of a line',
    'a picture',
  ]) {
    expect([what, await isAllowed(WRITES[what]!(victimClient))]).toEqual([what, true]);
  }
});
