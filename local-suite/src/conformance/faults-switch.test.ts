import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { FaultCounts, FaultRequest } from '../firestore/transport/fault-injection.ts';
import { startEmulator, type StartedEmulator } from '../firestore/testing/start-emulator.ts';
import { adminClient } from './admin-client.ts';
import { nodeSdkClient } from './node-sdk-client.ts';
import { doc, onSnapshot, setDoc } from 'firebase/firestore';

vi.setConfig({ testTimeout: 120_000 });

let emulator: StartedEmulator;
let admin: ReturnType<typeof adminClient>;
beforeAll(async () => {
  emulator = await startEmulator();
  admin = adminClient(emulator);
});
afterEach(() => faults('DELETE'));
afterAll(async () => {
  await admin.close();
  expect(await emulator.stop()).toBe(0);
});

async function faults(
  method: string,
  order?: unknown,
): Promise<{ connections: number; counts: FaultCounts }> {
  const address = `http://${emulator.host}:${emulator.port}/emulator/v1/projects/${emulator.projectId}:faults`;
  const answer = await fetch(address, {
    method,
    ...(order === undefined ? {} : { body: JSON.stringify(order) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as never;
}

/** Writes one document as a careful server does: retries under one name until the document exists. */
async function createOnce(path: string): Promise<void> {
  for (;;) {
    try {
      await admin.firestore.doc(path).create({ at: path });
      return;
    } catch (thrown) {
      const ALREADY_EXISTS = 6;
      if ((thrown as { code?: number }).code === ALREADY_EXISTS) return;
      await wait(5);
    }
  }
}

/** Writes two hundred documents in ten lanes while connections fail; every acknowledged one must exist. */
async function loadUnder(
  name: string,
  injectFault: (round: number) => Promise<unknown>,
): Promise<FaultCounts> {
  const before = (await faults('GET')).counts;
  let done = false;
  const lane = async (n: number) => {
    for (let i = 0; i < 20; i++) await createOnce(`${name}/${n}-${i}`);
  };
  const load = Promise.all(Array.from({ length: 10 }, (_, n) => lane(n))).finally(() => (done = true));
  for (let round = 0; !done && round < 25; round++) {
    await injectFault(round);
    await wait(10 + ((round * 7) % 20));
  }
  await faults('POST', { refuseMs: 0, delayMs: 0, breakAnswers: 0 });
  await load;
  expect((await admin.firestore.collection(name).count().get()).data().count).toBe(200);
  const after = (await faults('GET')).counts;
  return {
    cut: after.cut - before.cut,
    refused: after.refused - before.refused,
    delayed: after.delayed - before.delayed,
    broken: after.broken - before.broken,
  };
}

describe('firebase-admin loses no acknowledged write', () => {
  test('when every connection is cut repeatedly', async () => {
    expect((await loadUnder('cut', () => faults('POST', { cut: true }))).cut).toBeGreaterThan(5);
  });

  test('when the emulator refuses connections for a while', async () => {
    const { cut, refused } = await loadUnder('refused', () => faults('POST', { refuseMs: 15 }));
    expect(cut).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
  });

  test('when every response is late', async () => {
    expect((await loadUnder('late', () => faults('POST', { delayMs: 20 }))).delayed).toBeGreaterThan(10);
  });

  test('when responses break off in the middle: applied, but not acknowledged', async () => {
    const { broken } = await loadUnder('broken', () => faults('POST', { breakAnswers: 1 }));
    expect(broken).toBeGreaterThan(5);
  });
});

test('delays by the requested time until the fault is removed', async () => {
  await createOnce('clock/one');
  const read = async () => {
    const started = performance.now();
    await admin.firestore.doc('clock/one').get();
    return performance.now() - started;
  };
  await faults('POST', { delayMs: 300 });
  await read();
  expect(await read()).toBeGreaterThanOrEqual(295);
  await faults('DELETE');
  const { delayed } = (await faults('GET')).counts;
  await read();
  expect((await faults('GET')).counts.delayed).toBe(delayed);
});

test("resumes a client SDK's listener after cuts and broken responses", async () => {
  const client = nodeSdkClient(emulator);
  const seen: number[] = [];
  const stop = onSnapshot(doc(client.firestore, 'watched/one'), (snapshot) => {
    if (snapshot.exists()) seen.push(Number(snapshot.get('n')));
  });
  for (let n = 1; n <= 6; n++) {
    await faults('POST', n % 2 ? { cut: true } : { breakAnswers: 1 });
    await setDoc(doc(client.firestore, 'watched/one'), { n });
  }
  await expect.poll(() => seen.at(-1), { timeout: 60_000 }).toBe(6);
  stop();
  await client.close();
});

test.each<[string, unknown]>([
  ['an unknown order', { explode: true }],
  ['a negative time', { delayMs: -1 }],
  ['a time as text', { refuseMs: 'long' }],
  ['a cut that is not a boolean', { cut: 1 }],
  ['nothing at all', null],
])('rejects %s', async (_what, order) => {
  await expect(faults('POST', order)).rejects.toThrow('INVALID_ARGUMENT');
});

test('accepts fault requests while every other connection is refused', async () => {
  await faults('POST', { refuseMs: 3_600_000 } satisfies FaultRequest);
  const rest = `http://${emulator.host}:${emulator.port}/v1/projects/${emulator.projectId}/databases/(default)/documents/a/b`;
  await expect(fetch(rest)).rejects.toThrow();
  expect((await faults('DELETE')).counts.refused).toBeGreaterThan(0);
  expect((await fetch(rest)).status).toBe(404);
});
