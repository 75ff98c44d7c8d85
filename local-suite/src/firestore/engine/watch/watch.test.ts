import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import type { Query } from '../queries/query.ts';
import { asc, database, desc, fields, key, keys, query, remove, set, where } from '../testing/builders.ts';
import { WatchClient } from '../testing/watch-client.ts';
import type { Write } from '../writes/write.ts';

const QUERIES: Query[] = [
  query('p'),
  query('p', { where: where('a', 'EQUAL', 1) }),
  query('p', { where: where('a', 'GREATER_THAN', 1), orderBy: [desc('a')] }),
  query('p', { orderBy: [asc('a')], limit: 3 }),
  query('p', { orderBy: [desc('a')], limit: 2, offset: 1 }),
  query('p', { where: where('a', 'IN', [0, 2]), orderBy: [asc('b')], limit: 2 }),
  query('p', { allDescendants: true, where: where('b', 'EQUAL', 1) }),
  query('', { allDescendants: true, parent: key('p/1') }),
  query('p', { parent: key('p/1'), limit: 2 }),
];

const keyArbitrary = fc
  .tuple(fc.constantFrom('p', 'p/1/p', 'q'), fc.nat(5))
  .map(([collection, id]) => `${collection}/${id}`);
const writeArbitrary: fc.Arbitrary<Write> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.tuple(keyArbitrary, fc.nat(3), fc.nat(2)).map(([to, a, b]) => set(to, { a, b })),
  },
  { weight: 1, arbitrary: keyArbitrary.map((to) => remove(to)) },
);
const commitArbitrary = fc.array(writeArbitrary, { minLength: 1, maxLength: 5 });

function expectCurrent(db: Database, client: WatchClient): void {
  expect(client.settled).toBe(true);
  QUERIES.forEach((request, id) => {
    const held = new Map(client.result(id).map((document) => [document.key, document]));
    const { documents } = db.query(request);
    expect([...held.keys()].sort(), `target ${id}`).toEqual(keys(documents).sort());
    for (const document of documents) expect(held.get(document.key)).toBe(document);
  });
}

describe('listening', () => {
  test('keeps a client at the query result after any commits, across reconnects', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(commitArbitrary, { maxLength: 12 }),
        fc.array(commitArbitrary, { maxLength: 4 }),
        async (commits, missed) => {
          const db = database();
          const client = new WatchClient(db);
          QUERIES.forEach((request, id) => client.add({ id, query: request }));
          for (const writes of commits) {
            await db.commit(writes);
            expectCurrent(db, client);
          }
          const resume = client.last;
          client.watcher.close();
          for (const writes of missed) await db.commit(writes);
          const again = new WatchClient(db);
          QUERIES.forEach((request, id) => {
            const before = client.held.get(id)!;
            again.add({ id, query: request, resume, ...(id % 2 && { expectedCount: before.size }) });
            if (again.events.some((event) => event.kind === 'reset' && event.targetId === id)) return;
            // Not reset: its documents stay, changed by the events.
            const now = new Map(before);
            for (const event of again.events) {
              if (event.kind === 'change' && event.targetIds.includes(id))
                now.set(event.document.key, event.document);
              else if (event.kind === 'change' && event.removedTargetIds.includes(id))
                now.delete(event.document.key);
              else if ('removedTargetIds' in event && event.removedTargetIds.includes(id) && 'key' in event) {
                now.delete(event.key);
              }
            }
            again.held.set(id, now);
          });
          expectCurrent(db, again);
        },
      ),
      { numRuns: 80 },
    );
  });

  test('sends the protocol in the order that both SDKs accept', async () => {
    const db = database();
    await db.commit([set('p/1', { a: 1 }), set('p/2', { a: 2 })]);
    const client = new WatchClient(db);
    client.add({ id: 2, query: query('p', { orderBy: [desc('a')] }) });
    expect(client.events.map((it) => (it.kind === 'change' ? it.document.key : it.kind))).toEqual([
      'added',
      'p/2',
      'p/1',
      'current',
      'snapshot',
    ]);
    client.kinds();
    client.add({ id: 4, keys: [key('p/1'), key('p/9')] });
    expect(client.events[2]).toMatchObject({ kind: 'delete', key: 'p/9', removedTargetIds: [4] });
    expect(client.kinds()).toEqual(['added', 'change', 'delete', 'current', 'snapshot']);
    await db.commit([set('p/1', { a: 5 })]);
    expect(client.events[0]).toMatchObject({ kind: 'change', targetIds: [4, 2], removedTargetIds: [] });
    expect(client.kinds()).toEqual(['change', 'snapshot']);
    client.watcher.remove(2);
    client.watcher.remove(2);
    client.watcher.remove(77);
    expect(client.kinds()).toEqual(['removed']);
    await db.commit([set('p/2', { a: 5 })]);
    expect(client.kinds()).toEqual([]);
    client.watcher.close();
    await db.commit([remove('p/1')]);
    expect(client.kinds()).toEqual([]);
  });

  test('sends the content of a document that left the filter, and none of one that left the window', async () => {
    const db = database();
    const client = new WatchClient(db);
    client.add({
      id: 1,
      query: query('p', { where: where('open', 'EQUAL', true), orderBy: [asc('n')], limit: 2 }),
    });
    await db.commit([set('p/2', { open: true, n: 2 }), set('p/3', { open: true, n: 3 })]);
    client.kinds();
    await db.commit([set('p/1', { open: true, n: 1 })]);
    expect(client.events[0]).toMatchObject({ kind: 'remove', key: 'p/3', removedTargetIds: [1] });
    expect(client.kinds()).toEqual(['remove', 'change', 'snapshot']);
    await db.commit([set('p/1', { open: false, n: 1 })]);
    expect(client.events[0]).toMatchObject({ kind: 'change', targetIds: [], removedTargetIds: [1] });
    expect(client.events[1]).toMatchObject({ kind: 'change', targetIds: [1], document: { key: 'p/3' } });
    expect(client.kinds()).toEqual(['change', 'change', 'snapshot']);
  });

  test('sends nothing for commits that change nothing for the client', async () => {
    const db = database();
    await db.commit([set('p/1', { a: 1 })]);
    const client = new WatchClient(db);
    client.add({ id: 1, query: query('p', { where: where('a', 'EQUAL', 1) }) });
    client.kinds();
    await db.commit([set('p/1', { a: 1 })]);
    await db.commit([set('p/2', { a: 2 })]);
    await db.commit([set('q/1', { a: 1 })]);
    expect(client.kinds()).toEqual([]);
  });

  test('resends the full state when the client resumes from an unknown time', async () => {
    const db = database();
    await db.commit([set('p/1', { a: 1 })]);
    const target = { id: 1, query: query('p') };
    for (const resume of [1, db.now() + 1_000_000_000]) {
      const client = new WatchClient(db);
      client.add({ ...target, resume });
      expect(client.kinds()).toEqual(['added', 'reset', 'change', 'current', 'snapshot']);
    }
    const client = new WatchClient(db);
    client.add({ ...target, resume: db.now(), expectedCount: 5 });
    expect(client.kinds()).toEqual(['added', 'reset', 'change', 'current', 'snapshot']);
    const documents = new WatchClient(db);
    documents.add({ id: 1, keys: [key('p/1'), key('p/2')], resume: db.now() });
    expect(documents.kinds()).toEqual(['added', 'current', 'snapshot']);
  });

  test('ends only the target of an invalid query', async () => {
    const db = database({ strict: true });
    const client = new WatchClient(db);
    client.add({ id: 1, query: query('p') });
    client.add({ id: 2, query: query('p', { offset: -1 }) });
    client.add({ id: 3, query: query('p', { where: where('a', 'EQUAL', 1), orderBy: [asc('b')] }) });
    const ends = client.events.filter((event) => event.kind === 'removed');
    expect(ends.map((event) => [event.targetId, event.cause!.code])).toEqual([
      [2, 'INVALID_ARGUMENT'],
      [3, 'FAILED_PRECONDITION'],
    ]);
    client.kinds();
    await db.commit([set('p/1', {})]);
    expect(client.kinds()).toEqual(['change', 'snapshot']);
  });

  test('serves a one-time target and drops it, and projects the selected fields', async () => {
    const db = database();
    await db.commit([set('p/1', { a: 1, b: 2 })]);
    const client = new WatchClient(db);
    client.add({ id: 1, once: true, query: query('p', { select: [['a']], limit: 5 }) });
    expect(client.result(1)[0]!.fields).toEqual(fields({ a: 1 }));
    expect(client.kinds()).toEqual(['added', 'change', 'current', 'snapshot', 'removed']);
    await db.commit([set('p/1', { a: 2 })]);
    expect(client.kinds()).toEqual([]);
  });

  test('sends one document separately to a projected target and to a plain one', async () => {
    const db = database();
    const client = new WatchClient(db);
    client.add({ id: 1, query: query('p', { select: [['a']] }) });
    client.add({ id: 2, query: query('p') });
    client.kinds();
    await db.commit([set('p/1', { a: 1, b: 2 })]);
    expect(client.result(1)[0]!.fields).toEqual(fields({ a: 1 }));
    expect(client.result(2)[0]!.fields).toEqual(fields({ a: 1, b: 2 }));
    await db.commit([remove('p/1')]);
    expect([client.result(1), client.result(2)]).toEqual([[], []]);
    expect(client.kinds()).toEqual(['change', 'change', 'snapshot', 'delete', 'snapshot']);
  });

  test('reports an import and a clear, and survives a listener that throws', async () => {
    const db = database();
    db.watch(() => {
      throw new Error('a listener of no good');
    });
    const client = new WatchClient(db);
    client.add({ id: 1, query: query('p', { limit: 3 }) });
    client.kinds();
    const warnings: Error[] = [];
    const listen = (warning: Error) => warnings.push(warning);
    process.on('warning', listen);
    const bad = db.watch((event) => {
      if (event.kind === 'change') throw new Error('a listener of no good');
    });
    bad.add({ id: 1, query: query('p') });
    db.load([{ key: key('p/1'), fields: fields({ a: 1 }), createTime: 5, updateTime: 6 }]);
    expect(client.result(1)[0]).toMatchObject({ createTime: 5, updateTime: 6 });
    await db.commit([set('p/1/s/2', {}), set('p/2', {})]);
    db.clear(key('p/1'));
    expect(keys(client.result(1))).toEqual(['p/2']);
    db.clear();
    expect(client.result(1)).toEqual([]);
    expect([...db.dump()]).toEqual([]);
    await new Promise(setImmediate);
    process.off('warning', listen);
    expect(warnings.length).toBeGreaterThan(0);
  });
});
