import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { database, key, keys, query, set } from '../testing/builders.ts';
import { COUNTER, countOf, incremented, runTransaction } from '../testing/transactions.ts';

afterEach(() => vi.useRealTimers());

describe('locks of transactions', () => {
  test('block others from documents that a retry has read, and abort them after two seconds', async () => {
    vi.useFakeTimers();
    const db = database();
    await db.commit([set('c/counter', { n: 1 }), set('c/free', { n: 1 })]);
    const retry = db.begin({ retry: db.begin().id });
    await retry.read([COUNTER]);
    await expect(db.commit([set('c/free', { n: 2 })])).resolves.toBeDefined();
    expect(db.read(COUNTER)).toBeDefined();
    let outcome: unknown = 'waiting';
    void db.commit([set('c/counter', { n: 7 })]).catch((error: unknown) => (outcome = error));
    await vi.advanceTimersByTimeAsync(1_999);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toMatchObject({ code: 'ABORTED', message: 'Transaction lock timeout.' });
    const waiting = db.commit([set('c/counter', { n: 8 })]);
    await db.commit([set('c/counter', { n: 2 })], { transaction: retry });
    await waiting;
    expect(countOf(db)).toBe(8);
  });

  test('keep new documents out of a collection that a retry has queried', async () => {
    const db = database();
    const retry = db.begin({ retry: db.begin().id });
    expect((await retry.query(query('orders'))).documents).toEqual([]);
    let landed = false;
    const newcomer = db.commit([set('orders/1', {})]).then(() => (landed = true));
    await sleep(20);
    expect(landed).toBe(false);
    await db.commit([set('orders/2', {})], { transaction: retry });
    await newcomer;
    expect(keys(db.query(query('orders')).documents)).toEqual(['orders/1', 'orders/2']);
  });

  test('abort the younger of two retries in a deadlock', async () => {
    const db = database();
    const older = db.begin({ retry: db.begin().id });
    const younger = db.begin({ retry: db.begin().id });
    await older.read([key('c/1')]);
    await younger.read([key('c/2')]);
    const blocked = older.read([key('c/2')]);
    await expect(younger.read([key('c/1')])).rejects.toMatchObject({ code: 'ABORTED' });
    await blocked;
    await expect(db.commit([set('c/2', {})], { transaction: older })).resolves.toMatchObject({ changed: 1 });
    expect(() => db.transaction(younger.id)).toThrow('expired');
  });

  test('leave no lock behind when ended while reads and commit wait for locks', async () => {
    const db = database();
    const places = ['a', 'b', 'c', 'd'].map((id) => key(`c/${id}`));
    const locking = () => {
      const first = db.begin();
      db.rollback(first.id);
      return db.begin({ retry: first.id });
    };
    const holder = locking();
    await holder.read(places.slice(0, 2));
    const transaction = locking();
    const waiting = Promise.allSettled([
      // As in a Promise.all of two reads, with a commit that does not await them.
      transaction.read([places[0]!]),
      transaction.read([places[1]!, places[2]!, places[3]!]),
      db.commit([set(places[1]!, { n: 1n })], { transaction }),
    ]);
    await sleep(1);
    db.rollback(transaction.id);
    db.rollback(holder.id);
    expect((await waiting).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
    const free = locking();
    await expect(free.read(places)).resolves.toHaveLength(4);
    db.rollback(free.id);
  });

  test('avoid a deadlock between two retries that read in opposite order at once', async () => {
    const db = database();
    const [a, b] = [key('c/a'), key('c/b')];
    const attempts = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        runTransaction(db, async (tx) => {
          const [first, second] = i % 2 ? [a, b] : [b, a];
          return Promise.all([incremented(tx, first), incremented(tx, second)]);
        }),
      ),
    );
    expect([countOf(db, a), countOf(db, b)]).toEqual([20, 20]);
    expect(Math.max(...attempts)).toBeLessThanOrEqual(5);
  });
});
