import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmulator, type StartedEmulator } from '../firestore/testing/start-emulator.ts';
import { adminClient } from './admin-client.ts';

let emulator: StartedEmulator;
let firestore: Firestore;
let close: () => Promise<void>;

beforeAll(async () => {
  emulator = await startEmulator();
  ({ firestore, close } = adminClient(emulator));
});
afterAll(async () => {
  await close();
  await emulator.stop();
});

test('loses no increment when 50 transactions read and raise one counter', async () => {
  const counter = firestore.doc('counters/orders');
  await counter.set({ n: 0 });
  await Promise.all(
    Array.from({ length: 50 }, () =>
      firestore.runTransaction(
        async (transaction) => {
          const n = (await transaction.get(counter)).get('n') as number;
          transaction.update(counter, { n: n + 1 });
        },
        { maxAttempts: 100 },
      ),
    ),
  );
  expect((await counter.get()).get('n')).toBe(50);
}, 60_000);

test('keeps the total when transactions move money between two accounts', async () => {
  const accounts = [firestore.doc('accounts/a'), firestore.doc('accounts/b')] as const;
  await Promise.all(accounts.map((account) => account.set({ taka: 500 })));
  const move = (amount: number) =>
    firestore.runTransaction(
      async (transaction) => {
        // Opposite reading orders provoke deadlocks.
        const order = amount > 0 ? accounts : ([accounts[1], accounts[0]] as const);
        const first = await transaction.get(order[0]);
        const second = await transaction.get(order[1]);
        transaction.update(order[0], { taka: (first.get('taka') as number) - Math.abs(amount) });
        transaction.update(order[1], { taka: (second.get('taka') as number) + Math.abs(amount) });
      },
      { maxAttempts: 50 },
    );
  await Promise.all(Array.from({ length: 12 }, (_, n) => move(n % 2 === 0 ? 10 : -5)));
  const [a, b] = await firestore.getAll(...accounts);
  expect([a!.get('taka'), b!.get('taka')]).toEqual([500 - 60 + 30, 500 + 60 - 30]);
}, 60_000);

test('gives a free name away once when two transactions query for it', async () => {
  const claims = firestore.collection('claims');
  const claim = (owner: string) =>
    firestore.runTransaction(
      async (transaction) => {
        const taken = await transaction.get(claims.where('name', '==', 'panjabi'));
        if (!taken.empty) return 'taken';
        transaction.create(claims.doc(owner), { name: 'panjabi' });
        return 'claimed';
      },
      { maxAttempts: 50 },
    );
  const outcomes = await Promise.all(Array.from({ length: 8 }, (_, n) => claim(`owner${n}`)));
  expect(outcomes.filter((outcome) => outcome === 'claimed')).toHaveLength(1);
  expect((await claims.get()).size).toBe(1);
}, 60_000);

test('writes nothing and holds no lock after a transaction throws', async () => {
  const reference = firestore.doc('locks/d');
  await reference.set({ n: 1 });
  let attempts = 0;
  const failing = firestore.runTransaction(async (transaction) => {
    await transaction.get(reference);
    transaction.update(reference, { n: 100 });
    // A concurrent write aborts the first attempt; the retry locks what it reads, then gives up.
    if ((attempts += 1) === 1) await reference.set({ n: 2 });
    else throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(attempts).toBe(2);
  // Would fail if a lock remained.
  await reference.update({ n: FieldValue.increment(10) });
  expect((await reference.get()).get('n')).toBe(12);
});

test('reads one snapshot in a read-only transaction, despite concurrent writes', async () => {
  const reference = firestore.doc('moments/d');
  await reference.set({ n: 1 });
  const seen = await firestore.runTransaction(
    async (transaction) => {
      const before = (await transaction.get(reference)).get('n');
      await reference.set({ n: 2 });
      return [before, (await transaction.get(reference)).get('n')];
    },
    { readOnly: true },
  );
  expect(seen).toEqual([1, 1]);
  expect((await reference.get()).get('n')).toBe(2);
});

test('reads at a past time in a read-only transaction', async () => {
  const reference = firestore.doc('moments/past');
  const { writeTime } = await reference.set({ n: 1 });
  await reference.set({ n: 2 });
  const past = await firestore.runTransaction(async (transaction) => transaction.get(reference), {
    readOnly: true,
    readTime: writeTime,
  });
  expect(past.get('n')).toBe(1);
});

test('reads documents, queries and counts in one transaction', async () => {
  await Promise.all([1, 2, 3].map((n) => firestore.doc(`sums/d${n}`).set({ n })));
  const sums = firestore.collection('sums');
  const total = await firestore.runTransaction(async (transaction) => {
    const all = await transaction.get(sums);
    const [one, two] = await transaction.getAll(sums.doc('d1'), sums.doc('missing'));
    const counted = await transaction.get(sums.count());
    transaction.set(sums.doc('total'), { n: all.size });
    return [all.size, one!.exists, two!.exists, counted.data().count];
  });
  expect(total).toEqual([3, true, false, 3]);
  expect((await sums.doc('total').get()).get('n')).toBe(3);
});
