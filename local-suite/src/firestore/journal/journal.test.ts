import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readExport, writeExport } from '../control/export-files.ts';
import { Engine } from '../engine/engine.ts';
import type { DocumentKey } from '../engine/paths/document-key.ts';
import type { Value } from '../engine/values/value.ts';
import type { Write } from '../engine/writes/write.ts';
import { listSegments } from './journal-files.ts';
import { openJournal } from './open-journal.ts';

const PROJECT = 'demo-test';
let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'nargisus-journal-'));
  folder = join(root, 'journal');
});
afterEach(() => rmSync(root, { recursive: true }));

const set = (key: string, fields: Record<string, Value>): Write => ({
  kind: 'set',
  key: key as DocumentKey,
  fields: new Map(Object.entries(fields)),
  transforms: [],
});
const remove = (key: string): Write => ({ kind: 'delete', key: key as DocumentKey });
const integer = (value: number): Value => ({ kind: 'integer', value: BigInt(value) });
const db = (engine: Engine) => engine.database(PROJECT, '(default)');
const keys = (engine: Engine) => [...db(engine).dump()].map(({ key }) => key).toSorted();

async function opened(save?: string) {
  const engine = new Engine();
  const metadata = save && join(save, 'save', 'save.overall_export_metadata');
  const saved = metadata ? await readExport(engine, PROJECT, metadata) : undefined;
  const journal = await openJournal(folder, engine, saved?.journal);
  engine.logCommits(journal);
  return { engine, journal };
}

async function savedInto(
  name: string,
  { engine, journal }: Awaited<ReturnType<typeof opened>>,
): Promise<string> {
  const target = join(root, name);
  await writeExport(engine, PROJECT, target, 'save', journal);
  return target;
}

test('restores commits after a save, with every kind of value and their times', async () => {
  const first = await opened();
  await db(first.engine).commit([
    set('orders/kept', { n: integer(1) }),
    set('orders/gone', { n: integer(2) }),
  ]);
  const save = await savedInto('one', first);
  const values: Record<string, Value> = {
    nothing: { kind: 'null' },
    flag: { kind: 'boolean', value: true },
    large: { kind: 'integer', value: 9_007_199_254_740_993n },
    minusZero: { kind: 'double', value: -0 },
    notANumber: { kind: 'double', value: NaN },
    bengali: { kind: 'string', value: 'নার্গিস' },
    bytes: { kind: 'bytes', value: Buffer.from([0, 255]) },
    place: { kind: 'geopoint', latitude: 23.8, longitude: 90.4 },
    list: { kind: 'array', values: [{ kind: 'map', fields: new Map([['a', integer(1)]]) }] },
  };
  await db(first.engine).commit([set('orders/later', values), remove('orders/gone')]);
  const before = db(first.engine).read('orders/later' as DocumentKey);
  // No close(): a killed process does not shut down cleanly.
  const { engine } = await opened(save);
  expect(keys(engine)).toEqual(['orders/kept', 'orders/later']);
  expect(JSON.stringify(plain(db(engine).read('orders/later' as DocumentKey)))).toBe(
    JSON.stringify(plain(before)),
  );
  expect(
    Object.is(
      (
        db(engine)
          .read('orders/later' as DocumentKey)!
          .fields.get('minusZero') as { value: number }
      ).value,
      -0,
    ),
  ).toBe(true);
});

test('replays what an earlier process replayed, until a save contains it', async () => {
  const first = await opened();
  const save = await savedInto('one', first);
  await db(first.engine).commit([set('a/1', {})]);
  const second = await opened(save);
  await db(second.engine).commit([set('a/2', {}), remove('a/1')]);
  const third = await opened(save);
  expect(keys(third.engine)).toEqual(['a/2']);
  const later = await savedInto('two', third);
  await db(third.engine).commit([set('a/3', {})]);
  expect(keys((await opened(later)).engine)).toEqual(['a/2', 'a/3']);
});

test('counts a commit beside a running export once, whether export, journal or both contain it', async () => {
  const first = await opened();
  await db(first.engine).commit([set('a/0', {})]);
  const saving = savedInto('one', first);
  const writing = Promise.all(
    Array.from({ length: 50 }, (_, index) => db(first.engine).commit([set(`b/${index}`, {})])),
  );
  const [save] = await Promise.all([saving, writing]);
  expect(keys((await opened(save)).engine)).toHaveLength(51);
});

test('replays clearing a database', async () => {
  const first = await opened();
  await db(first.engine).commit([set('a/1', {}), set('b/1', {})]);
  const save = await savedInto('one', first);
  db(first.engine).clear('a/1' as DocumentKey);
  expect(keys((await opened(save)).engine)).toEqual(['b/1']);
});

test.each([1, 7, 9, 40])(
  'drops a last record that lacks its last %i bytes, and keeps those before it',
  async (missing) => {
    const first = await opened();
    const save = await savedInto('one', first);
    await db(first.engine).commit([set('a/1', {})]);
    await db(first.engine).commit([set('a/2', {})]);
    const path = listSegments(folder).at(-1)!.path;
    truncateSync(path, statSync(path).size - missing);
    const second = await opened(save);
    expect(keys(second.engine)).toEqual(['a/1']);
    await db(second.engine).commit([set('a/3', {})]);
    expect(keys((await opened(save)).engine)).toEqual(['a/1', 'a/3']);
  },
);

test('ends the replay at a damaged record with others behind it', async () => {
  const first = await opened();
  const save = await savedInto('one', first);
  await db(first.engine).commit([set('a/1', {})]);
  const path = listSegments(folder).at(-1)!.path;
  const whole = statSync(path).size;
  await db(first.engine).commit([set('a/2', { text: { kind: 'string', value: 'x'.repeat(100) } })]);
  await db(first.engine).commit([set('a/3', {})]);
  const bytes = readFileSync(path);
  bytes[whole + 60]! ^= 1;
  writeFileSync(path, bytes);
  const second = await opened(save);
  expect(keys(second.engine)).toEqual(['a/1']);
  await db(second.engine).commit([set('a/4', {})]);
  expect(keys((await opened(save)).engine)).toEqual(['a/1', 'a/4']);
  expect(readdirSync(folder).filter((name) => name.endsWith('.damaged'))).toHaveLength(1);
});

test.each([8, 40, 4_096])(
  'ignores a tail of %i zeros: a power cut leaves a file longer than what was written',
  async (zeros) => {
    const first = await opened();
    const save = await savedInto('one', first);
    await db(first.engine).commit([set('a/1', {})]);
    appendFileSync(listSegments(folder).at(-1)!.path, Buffer.alloc(zeros));
    const second = await opened(save);
    expect(keys(second.engine)).toEqual(['a/1']);
    await db(second.engine).commit([set('a/2', {})]);
    expect(keys((await opened(save)).engine)).toEqual(['a/1', 'a/2']);
    expect(readdirSync(folder).filter((name) => name.endsWith('.damaged'))).toEqual([]);
  },
);

test.each([
  ['reaches past the end', 0, 0x7f],
  ['is zero', 3, undefined],
])('sets aside what follows a record whose length %s', async (_what, at, flip) => {
  const first = await opened();
  const save = await savedInto('one', first);
  await db(first.engine).commit([set('a/1', {})]);
  const path = listSegments(folder).at(-1)!.path;
  const whole = statSync(path).size;
  await db(first.engine).commit([set('a/2', {})]);
  await db(first.engine).commit([set('a/3', {})]);
  const bytes = readFileSync(path);
  if (flip === undefined) bytes.fill(0, whole, whole + at + 1);
  else bytes[whole + at]! ^= flip;
  writeFileSync(path, bytes);
  expect(keys((await opened(save)).engine)).toEqual(['a/1']);
  expect(readdirSync(folder).filter((name) => name.endsWith('.damaged'))).toHaveLength(1);
});

test('does not replay the journal of another shop upon a save', async () => {
  const mine = await opened();
  const save = await savedInto('one', mine);
  const other = await opened();
  await savedInto('other', other);
  await db(other.engine).commit([set('a/foreign', {})]);
  expect(keys((await opened(save)).engine)).toEqual([]);
});

test('rejects a commit that cannot be written, and does not apply it', async () => {
  const { engine, journal } = await opened();
  await db(engine).commit([set('a/1', {})]);
  journal.close();
  await expect(db(engine).commit([set('a/2', {})])).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(keys(engine)).toEqual(['a/1']);
});

test('ignores files that are no segments', async () => {
  const first = await opened();
  appendFileSync(join(folder, 'notes.txt'), 'mine');
  const save = await savedInto('one', first);
  await opened(save);
  expect(readdirSync(folder)).toContain('notes.txt');
});

/** Maps and bigints in a form that JSON can show. */
function plain(value: unknown): unknown {
  if (value instanceof Map) return [...value].map(([key, inner]) => [key, plain(inner)]);
  if (typeof value === 'bigint') return `${value}n`;
  if (value instanceof Uint8Array) return [...value];
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).map(([key, inner]) => [key, plain(inner)]);
  }
  return value;
}
