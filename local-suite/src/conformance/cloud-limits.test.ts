import type { Firestore } from 'firebase-admin/firestore';
import {
  deleteField,
  doc,
  getAggregateFromServer,
  getDoc,
  getDocs,
  collection,
  count,
  documentId,
  limitToLast,
  orderBy,
  query,
  runTransaction,
  setDoc,
  sum,
  where,
  writeBatch,
  type Firestore as ClientFirestore,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEmulator, type StartedEmulator } from '../firestore/testing/start-emulator.ts';
import { adminClient } from './admin-client.ts';
import { nodeSdkClient } from './node-sdk-client.ts';

// Limits that only the cloud used to enforce: https://firebase.google.com/docs/firestore/quotas, and the
// SDKs' own test suites.
const indexes = {
  indexes: [
    {
      collectionGroup: 'orders',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'uid', order: 'ASCENDING' },
        { fieldPath: 'at', order: 'DESCENDING' },
      ],
    },
  ],
  fieldOverrides: [{ collectionGroup: 'stats', fieldPath: 'exempt', indexes: [] }],
};

let emulator: StartedEmulator;
let admin: Firestore;
let client: ClientFirestore;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  emulator = await startEmulator({ strictIndexes: true, indexes });
  const asAdmin = adminClient(emulator);
  const asUser = nodeSdkClient(emulator, 'u');
  admin = asAdmin.firestore;
  client = asUser.firestore;
  closing.push(asAdmin.close, asUser.close);
});
afterAll(async () => {
  for (const close of closing) await close();
  await emulator.stop();
});

const statistics = (products: number) =>
  Object.fromEntries(Array.from({ length: products }, (_, i) => [`p${i}`, { quantity: 1, revenue: 2 }]));

describe('index entries', () => {
  test('reject a document with more than forty thousand, unless its field is exempted', async () => {
    await admin.doc('stats/a').set({ now: statistics(6_666) });
    const rejected = admin.doc('stats/b').set({ now: statistics(6_667) });
    await expect(rejected).rejects.toMatchObject({
      code: 3,
      message: expect.stringContaining('too many index entries for entity /stats/b') as string,
    });
    await admin.doc('stats/b').set({ exempt: statistics(10_000) });
    await expect(setDoc(doc(client, 'stats/c'), { now: statistics(7_000) })).rejects.toMatchObject({
      code: 'invalid-argument',
    });
  });

  test('abort a transaction whose document has grown too large, and keep the stored one', async () => {
    await admin.doc('stats/d').set({ now: statistics(6_666) });
    const grow = admin.runTransaction(async (transaction) => {
      await transaction.get(admin.doc('stats/d'));
      transaction.update(admin.doc('stats/d'), { 'now.more': { quantity: 1, revenue: 2 } });
    });
    await expect(grow).rejects.toThrow('too many index entries');
    expect((await admin.doc('stats/d').get()).get('now.more')).toBeUndefined();
  });
});

test('rejects a request above ten MiB and keeps the connection open', async () => {
  const batch = admin.batch();
  for (let i = 0; i < 12; i++) batch.set(admin.doc(`large/${i}`), { text: 'x'.repeat(1_000_000) });
  await expect(batch.commit()).rejects.toMatchObject({
    code: 3,
    message: expect.stringContaining('Request payload size exceeds the limit: 11534336 bytes.') as string,
  });
  const smaller = admin.batch();
  for (let i = 0; i < 9; i++) smaller.set(admin.doc(`large/${i}`), { text: 'x'.repeat(1_000_000) });
  await smaller.commit();
});

describe('queries without an index', () => {
  const link = 'The query requires an index. You can create it here: https://console.firebase.google.com';

  test('fail with a link to the console', async () => {
    const own = query(collection(client, 'orders'), where('uid', '==', 'u'));
    const failed = { code: 'failed-precondition', message: expect.stringContaining(link) as string };
    await expect(getDocs(query(own, orderBy('at')))).rejects.toMatchObject(failed);
    await expect(getDocs(query(own, orderBy('at', 'desc'), limitToLast(2)))).rejects.toMatchObject(failed);
    await expect(getDocs(query(own, orderBy('at', 'desc')))).resolves.toBeDefined();
  });

  test('include bare descending names, and limitToLast by names', async () => {
    const orders = collection(client, 'orders');
    const failed = { code: 'failed-precondition', message: expect.stringContaining(link) as string };
    await expect(getDocs(query(orders, orderBy(documentId(), 'desc')))).rejects.toMatchObject(failed);
    const last = query(orders, orderBy(documentId()), limitToLast(2));
    await expect(getDocs(last)).rejects.toMatchObject(failed);
    await expect(getDocs(query(orders, orderBy(documentId())))).resolves.toBeDefined();
  });

  test('include sums beside a filter when no index holds both fields', async () => {
    const own = query(collection(client, 'orders'), where('uid', '==', 'u'));
    await expect(getAggregateFromServer(own, { n: count() })).resolves.toBeDefined();
    await expect(getAggregateFromServer(own, { total: sum('total') })).rejects.toMatchObject({
      code: 'failed-precondition',
    });
  });

  test('reject equality on the document name beside another inequality', async () => {
    const mixed = query(collection(client, 'orders'), where('key', '!=', 42), where(documentId(), '==', 'a'));
    await expect(getDocs(mixed)).rejects.toThrow('Equality on key is not allowed');
  });
});

describe('a commit', () => {
  test('is an invalid argument when it deletes a document and then updates it', async () => {
    const place = doc(client, 'things/a');
    await setDoc(place, { n: 1 });
    const again = runTransaction(client, async (transaction) => {
      await transaction.get(place);
      transaction.delete(place);
      transaction.update(place, { n: 2 });
    });
    await expect(again).rejects.toMatchObject({ code: 'invalid-argument' });
    const batch = writeBatch(client)
      .delete(doc(client, 'things/b'))
      .update(doc(client, 'things/b'), { n: 1 });
    await expect(batch.commit()).rejects.toMatchObject({ code: 'invalid-argument' });
    const missing = writeBatch(client).update(doc(client, 'things/b'), { n: 1 });
    await expect(missing.commit()).rejects.toMatchObject({ code: 'not-found' });
    expect((await getDoc(place)).data()).toEqual({ n: 1 });
  });

  test('accepts a mask that names a field and another inside it', async () => {
    const place = doc(client, 'things/c');
    await setDoc(place, { desc: 'old', owner: { name: 'A', title: 'x' } });
    const fields = { desc: 'new', owner: { name: 'Sebastian' } };
    await setDoc(place, fields, { mergeFields: ['owner.name', 'owner', 'owner'] });
    expect((await getDoc(place)).data()).toEqual({ desc: 'old', owner: { name: 'Sebastian' } });
    await setDoc(place, { owner: deleteField() }, { merge: true });
    expect((await getDoc(place)).data()).toEqual({ desc: 'old' });
  });
});
