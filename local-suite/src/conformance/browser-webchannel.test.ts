import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEmulator, type StartedEmulator } from '../firestore/testing/start-emulator.ts';
import { adminClient } from './admin-client.ts';
import { openBrowserLab, type BrowserLab } from './browser-lab.ts';

let emulator: StartedEmulator;
let lab: BrowserLab;
let admin: ReturnType<typeof adminClient>;
beforeAll(async () => {
  emulator = await startEmulator();
  lab = await openBrowserLab(() => emulator);
  admin = adminClient(emulator);
});
afterAll(async () => {
  await lab.close();
  await admin.close();
  expect(await emulator.stop()).toBe(0);
});

describe.each([
  { mode: 'streaming', longPolling: false },
  { mode: 'forced long polling', longPolling: true },
])('over WebChannel, $mode', ({ longPolling }) => {
  const prefix = longPolling ? 'poll' : 'stream';

  async function open(): Promise<{ page: Page; backChannels: string[] }> {
    const page = await lab.open({ longPolling });
    const backChannels: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('TYPE=xmlhttp'))
        backChannels.push(new URL(request.url()).searchParams.get('CI')!);
    });
    return { page, backChannels };
  }

  test('shows a set at once, then confirms it, and preserves every kind of character', async () => {
    const { page, backChannels } = await open();
    const steps = await page.evaluate(async (path) => {
      const seen: { name: string; pending: boolean }[] = [];
      const confirmed = new Promise<void>((resolve) => {
        kit.onSnapshot(kit.doc(db, path), { includeMetadataChanges: true }, (snapshot) => {
          if (!snapshot.exists()) return;
          seen.push({ name: String(snapshot.get('name')), pending: snapshot.metadata.hasPendingWrites });
          if (!snapshot.metadata.hasPendingWrites) resolve();
        });
      });
      await kit.setDoc(kit.doc(db, path), { name: 'পাঞ্জাবি 🧵 “é”\u2028', at: kit.serverTimestamp() });
      await confirmed;
      return seen;
    }, `${prefix}/own`);
    expect(steps[0]).toEqual({ name: 'পাঞ্জাবি 🧵 “é”\u2028', pending: true });
    expect(steps.at(-1)).toEqual({ name: 'পাঞ্জাবি 🧵 “é”\u2028', pending: false });
    expect(new Set(backChannels)).toEqual(new Set([longPolling ? '1' : '0']));
    await page.close();
  });

  test('receives added, changed and removed documents of other clients', async () => {
    const { page } = await open();
    const orders = `${prefix}-orders`;
    await page.evaluate((path) => {
      const log: string[] = [];
      Object.assign(globalThis, { log });
      kit.onSnapshot(kit.query(kit.collection(db, path), kit.where('open', '==', true)), (snapshot) => {
        for (const { type, doc } of snapshot.docChanges()) log.push(`${type} ${doc.id}`);
      });
    }, orders);
    const log = () => page.evaluate(() => (globalThis as unknown as { log: string[] }).log);
    const order = admin.firestore.doc(`${orders}/o1`);
    await order.set({ open: true, n: 1 });
    await expect.poll(log).toEqual(['added o1']);
    await order.update({ n: 2 });
    await expect.poll(log).toEqual(['added o1', 'modified o1']);
    await order.update({ open: false });
    await expect.poll(log).toEqual(['added o1', 'modified o1', 'removed o1']);
    await order.update({ open: true });
    await order.delete();
    await expect.poll(log).toHaveLength(5);
    await page.close();
  });

  test('delivers a thousand documents and one of 900 KiB complete', async () => {
    const many = `${prefix}-many`;
    for (let start = 0; start < 1000; start += 500) {
      const batch = admin.firestore.batch();
      for (let n = start; n < start + 500; n++) {
        batch.set(admin.firestore.doc(`${many}/d${String(n).padStart(4, '0')}`), { n, text: `নং ${n} 🧵` });
      }
      await batch.commit();
    }
    const { page } = await open();
    const result = await page.evaluate(async (path) => {
      const { docs } = await kit.getDocs(kit.query(kit.collection(db, path), kit.orderBy('n')));
      const big = kit.doc(db, `${path}/big`);
      await kit.setDoc(big, { n: -1, text: '🧵'.repeat(225 * 1024) });
      const read = await kit.getDocFromServer(big);
      return {
        count: docs.length,
        ordered: docs.every((one, index) => one.get('n') === index && one.get('text') === `নং ${index} 🧵`),
        length: String(read.get('text')).length,
      };
    }, many);
    expect(result).toEqual({ count: 1000, ordered: true, length: 2 * 225 * 1024 });
    await page.close();
  });

  test('rejects a denied write with its code and completes the next one', async () => {
    const { page } = await open();
    const outcome = await page.evaluate(async (path) => {
      const missing = await kit
        .updateDoc(kit.doc(db, `${path}/missing`), { a: 1 })
        .catch((error: { code: string }) => error.code);
      await kit.setDoc(kit.doc(db, `${path}/after`), { a: 1 });
      return { missing, after: (await kit.getDocFromServer(kit.doc(db, `${path}/after`))).data() };
    }, prefix);
    expect(outcome).toEqual({ missing: 'not-found', after: { a: 1 } });
    await page.close();
  });
});

test('sends transactions and aggregations over REST', async () => {
  const page = await lab.open();
  const verbs: string[] = [];
  page.on('request', (request) => {
    const verb = /documents:(\w+)/.exec(request.url())?.[1];
    if (request.method() === 'POST' && verb) verbs.push(verb);
  });
  await admin.firestore.doc('counters/c').set({ n: 1 });
  const result = await page.evaluate(async () => {
    const counter = kit.doc(db, 'counters/c');
    await kit.runTransaction(db, async (transaction) => {
      const n = Number((await transaction.get(counter)).get('n'));
      await transaction.get(kit.doc(db, 'counters/absent'));
      transaction.update(counter, { n: n + 1 });
    });
    const figures = await kit.getAggregateFromServer(kit.collection(db, 'counters'), {
      count: kit.count(),
      sum: kit.sum('n'),
      average: kit.average('n'),
    });
    return { n: (await kit.getDocFromServer(counter)).get('n') as number, ...figures.data() };
  });
  expect(result).toEqual({ n: 2, count: 1, sum: 2, average: 2 });
  expect(new Set(verbs)).toEqual(new Set(['batchGet', 'commit', 'runAggregationQuery']));
  await page.close();
});

test('loses no update when ten transactions raise one counter', async () => {
  await admin.firestore.doc('counters/contended').set({ n: 0 });
  const pages = await Promise.all([lab.open(), lab.open()]);
  await Promise.all(
    pages.map((page) =>
      page.evaluate(async () => {
        const counter = kit.doc(db, 'counters/contended');
        const once = () =>
          kit.runTransaction(
            db,
            async (transaction) => {
              const n = Number((await transaction.get(counter)).get('n'));
              transaction.update(counter, { n: n + 1 });
            },
            { maxAttempts: 50 },
          );
        await Promise.all([once(), once(), once(), once(), once()]);
      }),
    ),
  );
  expect((await admin.firestore.doc('counters/contended').get()).get('n')).toBe(10);
  await Promise.all(pages.map((page) => page.close()));
});
