import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { database, fields, key, keys, query, remove, set, where } from '../testing/builders.ts';
import { COUNTER, countOf, incremented, runTransaction } from '../testing/transactions.ts';

afterEach(() => vi.useRealTimers());

describe('transactions', () => {
  test('commit within five attempts when sixty change one document, and lose no update', async () => {
    const db = database();
    const attempts = await Promise.all(
      Array.from({ length: 60 }, () => runTransaction(db, async (tx) => [await incremented(tx)])),
    );
    expect(countOf(db)).toBe(60);
    expect(Math.max(...attempts)).toBeGreaterThan(1);
    expect(Math.max(...attempts)).toBeLessThanOrEqual(3);
  });

  test('reject a commit that must fail before it queues for a lock, without a later unhandled rejection', async () => {
    const db = database();
    const holder = async () => {
      const first = db.begin();
      db.rollback(first.id);
      const retry = db.begin({ retry: first.id });
      await retry.read([COUNTER]);
      return retry;
    };
    const late = db.begin();
    await late.read([COUNTER]);
    await db.commit([set(COUNTER, { n: 1n })], { transaction: await holder() });
    const held = await holder();
    // A queued commit would be rejected unobserved: vitest fails on unhandled rejections.
    await expect(db.commit([set(COUNTER, { n: 2n })], { transaction: late })).rejects.toThrow('contention');
    db.rollback(held.id);
    expect(countOf(db)).toBe(1);
  });

  test('move money between accounts in opposite directions without a deadlock or a lost amount', async () => {
    const db = database();
    const accounts = ['a', 'b', 'c'].map((id) => key(`accounts/${id}`));
    await db.commit(accounts.map((it) => set(it, { n: 100 })));
    const transfers = Array.from({ length: 40 }, (_, i) =>
      runTransaction(db, async (tx) => {
        const from = accounts[i % 3]!;
        const to = accounts[(i + 1 + (i % 2)) % 3]!;
        // Reads one document at a time, in either order, which provokes deadlocks.
        const [source] = await tx.read([from]);
        await sleep(1);
        const [target] = await tx.read([to]);
        const amount = BigInt(i % 7);
        const n = (document: typeof source) => (document!.fields.get('n') as { value: bigint }).value;
        return [set(from, { n: n(source) - amount }), set(to, { n: n(target) + amount })];
      }),
    );
    // A retry acquires the previous attempt's locks in one order, so that none needs the Admin SDK's five
    // attempts.
    expect(Math.max(...(await Promise.all(transfers)))).toBeLessThanOrEqual(4);
    expect(accounts.reduce((sum, it) => sum + countOf(db, it), 0)).toBe(300);
  });

  test('abort an optimistic commit when a read document was changed, deleted or created', async () => {
    for (const change of [set('c/counter', { n: 9 }), remove('c/counter'), set('c/new', { n: 1 })]) {
      const db = database();
      await db.commit([set('c/counter', { n: 1 })]);
      const transaction = db.begin();
      await transaction.read([COUNTER, key('c/new')]);
      await db.commit([change]);
      await expect(db.commit([set('d/1', {})], { transaction })).rejects.toMatchObject({ code: 'ABORTED' });
      expect(db.read(key('d/1'))).toBeUndefined();
    }
  });

  test('do not abort when a write leaves the read documents unchanged', async () => {
    const db = database();
    await db.commit([set('c/counter', { n: 1 })]);
    const transaction = db.begin();
    await transaction.read([COUNTER]);
    await db.commit([set('c/counter', { n: 1 }), set('c/other', { n: 1 })]);
    await expect(db.commit([set('d/1', {})], { transaction })).resolves.toMatchObject({ changed: 1 });
  });

  test('validate a query that was read: a phantom aborts, an unrelated document does not', async () => {
    const db = database();
    await db.commit([set('orders/1', { open: true }), set('orders/2', { open: false })]);
    const request = query('orders', { where: where('open', 'EQUAL', true) });
    const unlucky = db.begin();
    const lucky = db.begin();
    await unlucky.query(request);
    await lucky.query(request);
    await db.commit([set('orders/3', { open: false })]);
    await expect(db.commit([set('d/1', {})], { transaction: lucky })).resolves.toBeDefined();
    await db.commit([set('orders/4', { open: true })]);
    await expect(db.commit([set('d/2', {})], { transaction: unlucky })).rejects.toMatchObject({
      code: 'ABORTED',
    });
  });

  test('validate an aggregation by its value', async () => {
    const db = database();
    const count = { alias: 'n', kind: 'count' } as const;
    const transaction = db.begin();
    await transaction.aggregate(query('orders'), [count]);
    await db.commit([set('orders/1', {})]);
    await expect(db.commit([set('d/1', {})], { transaction })).rejects.toMatchObject({ code: 'ABORTED' });
  });

  test('read the snapshot of their beginning', async () => {
    const db = database();
    await db.commit([set('c/1', { n: 1 })]);
    for (const options of [{}, { readOnly: {} }]) {
      const transaction = db.begin(options);
      await db.commit([set('c/1', { n: db.now() }), set(`c/${db.now()}`, {})]);
      const [document] = await transaction.read([key('c/1')]);
      expect(keys((await transaction.query(query('c'))).documents)).not.toContain(`c/${db.time}`);
      expect(document!.updateTime).toBeLessThan(transaction.readTime);
    }
  });

  test('read at the requested time and reject writes when read-only', async () => {
    const db = database();
    const { time } = await db.commit([set('c/1', { n: 1 })]);
    await db.commit([set('c/1', { n: 2 })]);
    const transaction = db.begin({ readOnly: { readTime: time } });
    expect((await transaction.read([key('c/1')]))[0]!.fields).toEqual(fields({ n: 1 }));
    await expect(db.commit([set('c/1', {})], { transaction })).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: 'Cannot modify entities in a read-only transaction.',
    });
    expect(() => db.begin({ readOnly: { readTime: time - 10_000_000 } })).toThrow('too old');
    expect(() => db.begin({ readOnly: { readTime: time + 3_600_000_000 } })).toThrow('future');
  });

  test('explain what is wrong with an id, and accept any rollback twice', async () => {
    const db = database();
    expect(() => db.transaction(Buffer.from('nonsense'))).toThrow('Invalid transaction.');
    const transaction = db.begin();
    expect(db.transaction(transaction.id)).toBe(transaction);
    db.rollback(transaction);
    db.rollback(transaction.id);
    expect(() => db.transaction(transaction.id)).toThrow(
      'The referenced transaction has expired or is no longer valid.',
    );
    await expect(db.commit([], { transaction })).rejects.toMatchObject({ code: 'ABORTED' });
    await expect(transaction.read([COUNTER])).rejects.toMatchObject({ code: 'ABORTED' });
  });

  test('expire after a minute without activity and release their locks', async () => {
    vi.useFakeTimers();
    const db = database();
    const forgotten = db.begin({ retry: db.begin().id });
    await forgotten.read([COUNTER]);
    await vi.advanceTimersByTimeAsync(59_000);
    await forgotten.read([COUNTER]);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(db.transaction(forgotten.id)).toBe(forgotten);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(() => db.transaction(forgotten.id)).toThrow('expired');
    await expect(db.commit([set('c/counter', {})])).resolves.toBeDefined();
  });

  // https://firebase.google.com/docs/firestore/quotas
  test('expire 270 seconds after they began, also when active', async () => {
    vi.useFakeTimers();
    const db = database();
    const busy = db.begin();
    for (let seconds = 0; seconds < 250; seconds += 50) {
      await vi.advanceTimersByTimeAsync(50_000);
      await busy.read([COUNTER]);
    }
    await vi.advanceTimersByTimeAsync(21_000);
    await expect(busy.read([COUNTER])).rejects.toMatchObject({ code: 'ABORTED' });
    await expect(db.commit([], { transaction: busy })).rejects.toMatchObject({ code: 'ABORTED' });
  });

  test('end with their commit, whatever its outcome', async () => {
    const db = database();
    const transaction = db.begin({ retry: db.begin().id });
    await transaction.read([COUNTER]);
    const doomed = set('c/counter', {}, { precondition: { exists: true } });
    await expect(db.commit([doomed], { transaction })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(db.commit([set('c/counter', {})])).resolves.toBeDefined();
  });

  test('have the outcome of some serial order in any mix', async () => {
    const pair = fc.tuple(fc.nat(3), fc.nat(3));
    await fc.assert(
      fc.asyncProperty(fc.array(pair, { minLength: 2, maxLength: 12 }), async (pairs) => {
        const db = database();
        let order = 0;
        // Each copies a document's history to another and appends its own mark, so that the end state shows
        // what each one saw.
        const seen = new Map<number, { commit: number; text: string; to: string }>();
        await Promise.all(
          pairs.map(([from, to], i) =>
            runTransaction(
              db,
              async (tx) => {
                const [document] = await tx.read([key(`c/${from}`)]);
                await sleep(Math.random() * 2);
                const text = document?.fields.get('t');
                const next = `${text?.kind === 'string' ? text.value : ''}${i},`;
                seen.set(i, { commit: 0, text: next, to: `c/${to}` });
                return [set(`c/${to}`, { t: next })];
              },
              20,
            ).then(() => (seen.get(i)!.commit = ++order)),
          ),
        );
        const replay = new Map<string, string>();
        for (const [i, { text, to }] of [...seen].sort((a, b) => a[1].commit - b[1].commit)) {
          const [from] = pairs[i]!;
          expect(text).toBe(`${replay.get(`c/${from}`) ?? ''}${i},`);
          replay.set(to, text);
        }
      }),
      { numRuns: 25 },
    );
  }, 30_000);
});
