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
 * Somebody who knows all there is to know of another customer (uid, e-mail, ids of order, payment and cart line) and has
 * no token, or a good one of her own. What the API answers to who only asks is in enumeration.spec.ts; here are the
 * database and the files behind it, and whatever would change something.
 */
const testData = openTestData();
let victim: Account;
let orderId: string;
let tranId: string;
let lineId: string;
/** As the API names the line. */
let cartItemId: string;
let before: unknown;
let herself: AttackerClient;

const WHO = ['nobody', 'another customer'] as const;
type Who = (typeof WHO)[number];
let scripts: Record<Who, AttackerClient>;
let tokens: Record<Who, string | undefined>;

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

  herself = await openAttackerClient(victim);
  await uploadBytes(image(herself), new Uint8Array(3), { contentType: 'image/png' });

  const stranger = await testData.account();
  scripts = { nobody: await openAttackerClient(), 'another customer': await openAttackerClient(stranger) };
  tokens = { nobody: undefined, 'another customer': await tokenOf(stranger) };
  before = await belongings();
});
afterAll(async () => {
  await Promise.all([herself, ...Object.values(scripts)].map((script) => script.close()));
  await testData.close();
});

/** All that is the victim's, as it is stored. */
async function belongings() {
  const paths = [`orders/${orderId}`, `users/${victim.uid}`, `carts/${victim.uid}`, `payments/${tranId}`];
  const documents = await testData.db.getAll(...paths.map((path) => testData.db.doc(path)));
  const lines = await testData.db.collection(`carts/${victim.uid}/items`).get();
  const notes = await testData.db.collection(`orders/${orderId}/notes`).get();
  const orders = await testData.db.collection('orders').where('uid', '==', victim.uid).get();
  return {
    documents: documents.map((it) => it.data()),
    within: [...lines.docs, ...notes.docs].map((it) => it.data()),
    orders: orders.size,
  };
}

/** Evaluated when it is tried: the victim is there then. */
type Try = (script: AttackerClient) => Promise<unknown>;
const theirs =
  (name: string, field: 'uid' | 'userEmail' | 'email'): Try =>
  ({ db }) =>
    getDocs(query(collection(db, name), where(field, '==', field === 'uid' ? victim.uid : victim.email)));
const order = ({ db }: AttackerClient) => doc(db, `orders/${orderId}`);
const record = ({ db }: AttackerClient) => doc(db, `users/${victim.uid}`);
const cart = ({ db }: AttackerClient) => doc(db, `carts/${victim.uid}`);
const line = ({ db }: AttackerClient) => doc(db, `carts/${victim.uid}/items/${lineId}`);
const payment = ({ db }: AttackerClient) => doc(db, `payments/${tranId}`);
const updatedAt = serverTimestamp();
const image = ({ storage }: AttackerClient) => ref(storage, `profiles/${victim.uid}/me.png`);

const READS: Record<string, Try> = {
  'an order': (script) => getDoc(order(script)),
  'orders, by uid': theirs('orders', 'uid'),
  'orders, by e-mail': theirs('orders', 'userEmail'),
  'everybody’s orders': ({ db }) => getDocs(collection(db, 'orders')),
  'what staff noted': (script) => getDocs(collection(order(script), 'notes')),
  'a record': (script) => getDoc(record(script)),
  'a record, by e-mail': theirs('users', 'email'),
  'everybody’s records': ({ db }) => getDocs(collection(db, 'users')),
  'a cart': (script) => getDoc(cart(script)),
  'a line of a cart': (script) => getDoc(line(script)),
  'the lines of a cart': (script) => getDocs(collection(cart(script), 'items')),
  'the lines of all carts': ({ db }) => getDocs(collectionGroup(db, 'items')),
  'a payment': (script) => getDoc(payment(script)),
  'payments, by uid': theirs('payments', 'uid'),
  'mails that were sent': ({ db }) => getDocs(collection(db, 'mails')),
  'a picture': (script) => getBytes(image(script)),
  'where a picture is': (script) => getDownloadURL(image(script)),
  'which pictures there are': (script) => listAll(image(script).parent!),
};

/** Right in all but who writes: the last test has the owner do what she may. */
const WRITES: Record<string, Try> = {
  'an order, to be paid': (script) => updateDoc(order(script), { paymentStatus: 'paid' }),
  'an order, to be gone': (script) => deleteDoc(order(script)),
  'an order in another’s name': ({ db }) =>
    setDoc(doc(db, 'orders/of-my-own-making'), { uid: victim.uid, totalAmount: 1 }),
  'a note of staff': (script) => setDoc(doc(order(script), 'notes/1'), { text: 'Send it to me instead' }),
  'a record, to be called otherwise': (script) => updateDoc(record(script), { name: 'Mallory', updatedAt }),
  'a record, to be gone': (script) => deleteDoc(record(script)),
  'a cart, filled further': (script) =>
    updateDoc(cart(script), { lines: arrayUnion('another_L'), updatedAt }),
  'a line of a cart, ten times': (script) => updateDoc(line(script), { quantity: 10, updatedAt }),
  'a line of a cart, to be gone': (script) => deleteDoc(line(script)),
  'a payment, to be settled': (script) => updateDoc(payment(script), { state: 'paid' }),
  'a picture': (script) => uploadBytes(image(script), new Uint8Array(4), { contentType: 'image/png' }),
  'a picture, to be gone': (script) => deleteObject(image(script)),
};

interface Request {
  method: string;
  path: string;
  body?: object;
}
const email = () => encodeURIComponent(victim.email);
const CALLS: Record<string, () => Request> = {
  'into a cart': () => ({
    method: 'POST',
    path: '/api/cart/add',
    body: { productId: lineId.slice(0, -2), size: 'L', quantity: 9, userEmail: victim.email },
  }),
  'a line of a cart': () => ({ method: 'PUT', path: `/api/cart/${cartItemId}`, body: { quantity: 9 } }),
  'a line out of a cart': () => ({ method: 'DELETE', path: `/api/cart/${cartItemId}` }),
  'a cart, emptied': () => ({ method: 'DELETE', path: `/api/cart/clear?userEmail=${email()}` }),
  'a cart, by its document’s id': () => ({ method: 'DELETE', path: `/api/cart/clear?userId=${victim.uid}` }),
  'a record': () => ({
    method: 'PUT',
    path: `/api/user/${email()}`,
    body: { name: 'Mallory', email: victim.email, phone: '', imageUrl: '' },
  }),
  'an account, to be gone': () => ({ method: 'DELETE', path: `/api/account?userEmail=${email()}` }),
  'an account by its uid, to be gone': () => ({ method: 'DELETE', path: `/api/me?uid=${victim.uid}` }),
  'an account, deleted as staff would': () => ({ method: 'DELETE', path: `/api/users/${victim.uid}` }),
  'an account, shut as staff would': () => ({
    method: 'PUT',
    path: `/api/users/${victim.uid}/active`,
    body: { isActive: { from: true, to: false } },
  }),
  'an account, made an admin': () => ({
    method: 'PUT',
    path: `/api/users/${victim.uid}/role`,
    body: { role: { from: 'user', to: 'admin' }, email: victim.email },
  }),
  'an order, cancelled': () => ({ method: 'POST', path: `/api/orders/${orderId}/cancel` }),
  'an order, delivered': () => ({
    method: 'PUT',
    path: `/api/delivery/deliver/${orderId}`,
    body: { deliveryNotes: '' },
  }),
  'a payment, sent back': () => ({ method: 'POST', path: `/api/payments/${tranId}/refund`, body: {} }),
};

describe.each(WHO)('%s', (who) => {
  test.each(Object.keys(READS))('does not read %s', async (what) => {
    expect(await isAllowed(READS[what]!(scripts[who]))).toBe(false);
  });

  test.each(Object.keys(WRITES))('does not write %s', async (what) => {
    expect(await isAllowed(WRITES[what]!(scripts[who]))).toBe(false);
  });

  test.each(Object.keys(CALLS))('does not change %s through the API', async (what) => {
    const { path, ...request } = CALLS[what]!();
    const answer = await call(path, { ...request, token: tokens[who] });
    expect([what, answer.body.success]).toEqual([what, false]);
    expect([400, 401, 403, 404]).toContain(answer.status);
  });
});

test('one’s own export contains only one’s own data', async () => {
  const exported = await fetch(`${addresses.shop}${calls.exportAccount.path}`, {
    headers: { Authorization: `Bearer ${tokens['another customer']}` },
  });
  expect(exported.status).toBe(200);
  const text = await exported.text();
  for (const secret of [victim.email, victim.uid, orderId, tranId]) expect(text).not.toContain(secret);
});

test('the victim’s data is unchanged and stays accessible to the victim', async () => {
  expect(await belongings()).toEqual(before);
  for (const what of ['an order', 'a record', 'the lines of a cart', 'a picture']) {
    expect([what, await isAllowed(READS[what]!(herself))]).toEqual([what, true]);
  }
  for (const what of [
    'a record, to be called otherwise',
    'a cart, filled further',
    'a line of a cart, ten times',
    'a picture',
  ]) {
    expect([what, await isAllowed(WRITES[what]!(herself))]).toEqual([what, true]);
  }
});
