import type { Firestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { HealthRepository } from './health.repository.ts';

/** A database that counts its reads and answers each with what `answers` returns. */
function database(answers: () => Promise<unknown>) {
  const read = { count: 0, now: 0 };
  const get = () => {
    read.count += 1;
    return answers();
  };
  const health = new HealthRepository({ doc: () => ({ get }) } as unknown as Firestore, () => read.now);
  return { read, health };
}

test('reads once for many checks, and again after a second', async () => {
  const { read, health } = database(() => Promise.resolve());
  await Promise.all(Array.from({ length: 1000 }, () => health.ping()));
  read.now = 999;
  await health.ping();
  expect(read.count).toBe(1);
  read.now = 1000;
  await health.ping();
  expect(read.count).toBe(2);
});

test('reads again a second after a read that failed or does not end', async () => {
  const outcomes = [Promise.reject(new Error('UNAVAILABLE')), new Promise(() => {}), Promise.resolve()];
  const { read, health } = database(() => outcomes.shift()!);
  await expect(health.ping()).rejects.toThrow('UNAVAILABLE');
  read.now = 1000;
  void health.ping();
  read.now = 2000;
  await expect(health.ping()).resolves.toBeUndefined();
});
