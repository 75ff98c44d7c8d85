import { setTimeout as wait } from 'node:timers/promises';
import { doc, increment, onSnapshot, setDoc, writeBatch } from 'firebase/firestore';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startEmulator, type StartedEmulator } from '../firestore/testing/start-emulator.ts';
import { adminClient } from './admin-client.ts';
import { openBrowserLab, type BrowserLab } from './browser-lab.ts';
import { cutProxy } from './cut-proxy.ts';
import { waitFor } from './wait-for.ts';
import { nodeSdkClient } from './node-sdk-client.ts';

// A browser waits five to fifteen seconds before it retries a broken request.
vi.setConfig({ testTimeout: 120_000 });

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

async function ledger(name: string): Promise<{ counted: number; entries: Set<string> }> {
  const [counter, entries] = await Promise.all([
    admin.firestore.doc(`ledgers/${name}`).get(),
    admin.firestore.collection(`ledgers/${name}/entries`).get(),
  ]);
  return {
    counted: Number(counter.get('n') ?? 0),
    entries: new Set(entries.docs.map(({ id }) => id)),
  };
}

describe.each([
  { mode: 'streaming', longPolling: false },
  { mode: 'long polling', longPolling: true },
])('a browser over WebChannel, $mode', ({ longPolling }) => {
  test('applies every write exactly once and reconnects after its connection breaks', async () => {
    const name = `browser-${longPolling}`;
    const proxy = await cutProxy(emulator.port);
    const page = await lab.open({ port: proxy.port, longPolling });
    const writing = page.evaluate(async (ledgerName) => {
      const one = (n: number) => {
        const batch = kit.writeBatch(db);
        batch.set(kit.doc(db, `ledgers/${ledgerName}`), { n: kit.increment(1) }, { merge: true });
        batch.set(kit.doc(db, `ledgers/${ledgerName}/entries/e${n}`), { n });
        return batch.commit();
      };
      await Promise.all(Array.from({ length: 300 }, (_, n) => one(n)));
    }, name);
    // Cuts while some writes are acknowledged and most are not.
    await expect
      .poll(async () => (await ledger(name)).counted, { interval: 10, timeout: 20_000 })
      .toBeGreaterThan(3);
    proxy.cut();
    expect(proxy.cuts()).toBeGreaterThan(0);
    expect((await ledger(name)).counted).toBeLessThan(300);
    await writing;
    const { counted, entries } = await ledger(name);
    expect([counted, entries.size]).toEqual([300, 300]);
    await page.close();
    proxy.close();
  });
});

test('keeps every acknowledged write of a browser that is killed', async () => {
  const victim = await openBrowserLab(() => emulator);
  const page = await victim.open();
  const acknowledged: string[] = [];
  await page.exposeFunction('acknowledge', (id: string) => void acknowledged.push(id));
  await page.evaluate(() => {
    const acknowledge = (globalThis as unknown as { acknowledge(id: string): Promise<void> }).acknowledge;
    for (let n = 0; n < 400; n++) {
      const batch = kit.writeBatch(db);
      batch.set(kit.doc(db, 'ledgers/killed'), { n: kit.increment(1) }, { merge: true });
      batch.set(kit.doc(db, `ledgers/killed/entries/e${n}`), { n });
      void batch.commit().then(() => acknowledge(`e${n}`));
    }
  });
  await waitFor('some acknowledgements', () => acknowledged.length > 10, 30_000);
  await victim.close();
  const { counted, entries } = await ledger('killed');
  expect(acknowledged.filter((id) => !entries.has(id))).toEqual([]);
  expect(counted).toBe(entries.size);
  expect(counted).toBeLessThan(400);
});

test('writes each batch of a reloading page completely or not at all, and shows it to the new page', async () => {
  const page = await lab.open();
  await page.evaluate(() => {
    for (let n = 0; n < 100; n++) {
      const batch = kit.writeBatch(db);
      batch.set(kit.doc(db, 'ledgers/reloaded'), { n: kit.increment(1) }, { merge: true });
      batch.set(kit.doc(db, `ledgers/reloaded/entries/e${n}`), { n });
      void batch.commit();
    }
  });
  await expect.poll(async () => (await ledger('reloaded')).counted, { interval: 10 }).toBeGreaterThan(0);
  await lab.reload(page);
  const shown = await page.evaluate(async () => {
    const counter = await kit.getDocFromServer(kit.doc(db, 'ledgers/reloaded'));
    const entries = await kit.getDocsFromServer(kit.collection(db, 'ledgers/reloaded/entries'));
    return [counter.get('n') as number, entries.size];
  });
  expect(shown[0]).toBe(shown[1]);
  await page.close();
});

test('reconnects open browsers after the emulator is killed and restarted, and completes their writes', async () => {
  const own = await startEmulator();
  const ownLab = await openBrowserLab(() => own);
  const page = await ownLab.open();
  await page.evaluate(async () => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    kit.onSnapshot(kit.doc(db, 'a/b'), { includeMetadataChanges: true }, (snapshot) => {
      if (snapshot.exists() && !snapshot.metadata.hasPendingWrites) seen.push(Number(snapshot.get('n')));
    });
    await kit.setDoc(kit.doc(db, 'a/b'), { n: 1 });
  });
  await own.kill();
  const written = page.evaluate(() => kit.setDoc(kit.doc(db, 'a/b'), { n: 2 }));
  await wait(500);
  const again = await startEmulator({ port: own.port });
  await written;
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen.at(-1)), {
      timeout: 60_000,
    })
    .toBe(2);
  await ownLab.close();
  expect(await again.stop()).toBe(0);
});

test("delays the Node SDK's writes over gRPC when connections break, and loses none", async () => {
  const proxy = await cutProxy(emulator.port);
  const { firestore, close } = nodeSdkClient({ ...emulator, port: proxy.port });
  let last = -1;
  onSnapshot(doc(firestore, 'ledgers/node'), { includeMetadataChanges: true }, (snapshot) => {
    if (!snapshot.metadata.hasPendingWrites) last = Number(snapshot.get('last') ?? -1);
  });
  const writes: Promise<void>[] = [];
  for (let n = 0; n < 40; n++) {
    const batch = writeBatch(firestore);
    batch.set(doc(firestore, 'ledgers/node'), { last: n });
    batch.set(doc(firestore, `ledgers/node/entries/e${n}`), { n });
    writes.push(batch.commit());
    await wait(10);
    if (n === 10 || n === 30) proxy.cut();
  }
  await Promise.all(writes);
  expect((await ledger('node')).entries.size).toBe(40);
  await waitFor('the last write', () => last === 39, 60_000);
  await setDoc(doc(firestore, 'ledgers/node'), { n: increment(1) });
  await close();
  proxy.close();
});

test('keeps every acknowledged firebase-admin transaction on a breaking connection, and applies none twice', async () => {
  const proxy = await cutProxy(emulator.port);
  const client = adminClient({ ...emulator, port: proxy.port });
  const acknowledged = new Set<string>();
  const attempt = async (n: number) => {
    const counter = client.firestore.doc('ledgers/admin');
    const entry = client.firestore.doc(`ledgers/admin/entries/e${n}`);
    // The entry is the receipt: a client whose response was lost checks whether the commit succeeded.
    for (let tries = 0; tries < 20 && !acknowledged.has(`e${n}`); tries++) {
      await client.firestore
        .runTransaction(async (transaction) => {
          if ((await transaction.get(entry)).exists) return;
          transaction.create(entry, { n });
          transaction.set(counter, { n: FieldValue.increment(1) }, { merge: true });
        })
        .then(
          () => acknowledged.add(`e${n}`),
          () => wait(50),
        );
    }
  };
  const cutting = (async () => {
    for (let round = 0; round < 4; round++) {
      await wait(60);
      proxy.cut();
    }
  })();
  await Promise.all(Array.from({ length: 20 }, (_, n) => attempt(n)));
  await cutting;
  expect(proxy.cuts()).toBeGreaterThan(0);
  const { counted, entries } = await ledger('admin');
  expect([counted, entries.size, acknowledged.size]).toEqual([20, 20, 20]);
  await client.close();
  proxy.close();
});
