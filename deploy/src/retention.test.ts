import { RETENTION_MS } from '@nargisus/domain/privacy';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { read, root } from './testing/doc-pages.ts';

/* RETENTION_MS, the TTL policies and docs/retention.md name the same collection groups. */
const groups = Object.keys(RETENTION_MS).sort();

interface Overrides {
  readonly fieldOverrides: readonly { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
}

test('exactly the groups of RETENTION_MS have a TTL policy', () => {
  const { fieldOverrides } = JSON.parse(read('firestore.indexes.json')) as Overrides;
  const declared = fieldOverrides.filter(({ ttl }) => ttl);
  expect(declared.map(({ collectionGroup }) => collectionGroup).sort()).toEqual(groups);
  expect(new Set(declared.map(({ fieldPath }) => fieldPath))).toEqual(new Set(['expireAt']));
});

test('docs/retention.md lists each group with its period', () => {
  const rows = [...read('docs/retention.md').matchAll(/^\| `(\w+)` +\|[^|]*\| (\d+) (days?|hours?)/gm)];
  const listed = rows.map(([, group, count, unit]) => [
    group!,
    Number(count) * (unit!.startsWith('day') ? 86_400_000 : 3_600_000),
  ]);
  expect(Object.fromEntries(listed)).toEqual(RETENTION_MS);
});

test('every file that writes expireAt takes its period from RETENTION_MS', () => {
  const writers = ['functions/src', 'domain/src', 'web/src']
    .flatMap((folder) =>
      readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (it) => `${folder}/${it}`,
      ),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => /\bexpireAt\b ?[:=](?! (z\.|momentSchema|null\b))/.test(read(path)));
  expect(writers.length).toBeGreaterThan(5);
  const own = writers.filter(
    (path) => !/expiryOf|cartExpiry|attemptExpiry|expireAt\?: Date/.test(read(path)),
  );
  expect(own).toEqual([]);
});
