import { describe, expect, test } from 'vitest';
import { asc, database, desc, fields, key, keys, query, remove, set, where } from './testing/builders.ts';
import type { WatchEvent } from './watch/watch-event.ts';

describe('a database', () => {
  test('keeps committed documents and their history', async () => {
    const db = database();
    const first = await db.commit([set('a/1', { n: 1 })]);
    const second = await db.commit([set('a/1', { n: 2 }), set('a/2', { n: 3 })]);
    expect(second.time).toBeGreaterThan(first.time);
    expect(db.time).toBe(second.time);
    expect(db.read(key('a/1'))!.fields).toEqual(fields({ n: 2 }));
    expect(db.read(key('a/1'), first.time)!.fields).toEqual(fields({ n: 1 }));
    expect(db.read(key('a/2'), first.time)).toBeUndefined();
    expect(keys(db.query(query('a'), first.time).documents)).toEqual(['a/1']);
    await db.commit([remove('a/1')]);
    expect(db.read(key('a/1'))).toBeUndefined();
    expect(keys(db.query(query('a'), second.time).documents)).toEqual(['a/1', 'a/2']);
  });

  test('answers filters, orders and limits from indexes', async () => {
    const db = database();
    await db.commit(Array.from({ length: 50 }, (_, i) => set(`p/${i}`, { n: i, even: i % 2 === 0 })));
    const result = db.query(
      query('p', { where: where('even', 'EQUAL', true), orderBy: [desc('n')], limit: 3, offset: 1 }),
    );
    expect(keys(result.documents)).toEqual(['p/46', 'p/44', 'p/42']);
    expect(result.skipped).toBe(1);
    expect(result.scanned.documents).toBe(4);
  });

  test('sends listeners one snapshot per commit', async () => {
    const db = database();
    await db.commit([set('p/1', { n: 1 })]);
    const events: WatchEvent[] = [];
    const watcher = db.watch((event) => events.push(event));
    watcher.add({ id: 2, query: query('p', { orderBy: [asc('n')] }) });
    expect(events.map((event) => event.kind)).toEqual(['added', 'change', 'current', 'snapshot']);
    events.length = 0;
    await db.commit([set('p/2', { n: 0 }), remove('p/1'), set('q/1', { n: 1 })]);
    expect(events.map((event) => event.kind)).toEqual(['change', 'delete', 'snapshot']);
    expect(events.at(-1)).toMatchObject({ readTime: db.time });
    events.length = 0;
    await db.commit([set('q/1', { n: 2 })]);
    expect(events).toEqual([]);
  });
});
