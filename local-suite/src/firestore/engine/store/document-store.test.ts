import { describe, expect, test } from 'vitest';
import { fields, key } from '../testing/builders.ts';
import { DocumentStore, HISTORY_MICROS } from './document-store.ts';

const KEY = key('c/1');

function version(n: number) {
  return { key: KEY, fields: fields({ n }), createTime: 1, updateTime: n };
}

describe('the document store', () => {
  test('keeps every version of the last hour, deletions included', () => {
    const store = new DocumentStore(1);
    store.put({ key: KEY, after: version(10) }, 10);
    store.put({ key: KEY, before: version(10) }, 20);
    store.put({ key: KEY, after: version(30) }, 30);
    const at = (time: number) => store.readAt(KEY, time)?.updateTime;
    expect([5, 9, 10, 19, 20, 29, 30, 99].map(at)).toEqual([
      undefined,
      undefined,
      10,
      10,
      undefined,
      undefined,
      30,
      30,
    ]);
    expect([...store.changedSince(15)]).toEqual([[KEY, version(10)]]);
    expect(store.changedSince(30).size).toBe(0);
  });

  test('drops versions older than an hour, but never the current one', () => {
    const store = new DocumentStore(1);
    store.put({ key: KEY, after: version(10) }, 10);
    store.put({ key: key('c/2'), after: version(10) }, 10);
    store.put({ key: key('c/2') }, 11);
    store.put({ key: KEY, before: version(10), after: version(500) }, 500);
    store.trim(HISTORY_MICROS + 100);
    expect(store.horizon).toBe(11);
    expect(store.readAt(KEY, 11)?.updateTime).toBe(10);
    expect(() => store.readAt(KEY, 10)).toThrow("The requested 'read_time' is too old.");
    store.trim(2 * HISTORY_MICROS);
    expect(store.read(KEY)?.updateTime).toBe(500);
    expect([...store.documents()]).toHaveLength(1);
  });

  test('keeps at most a hundred thousand changes', () => {
    const store = new DocumentStore(0);
    for (let time = 1; time <= 150_000; time++) {
      store.put({ key: KEY, after: version(time) }, time);
      store.trim(time);
    }
    expect(store.horizon).toBe(50_000);
    expect(store.readAt(KEY, 50_000)?.updateTime).toBe(50_000);
    expect(store.changedSince(149_990).size).toBe(1);
  });

  test('has no history before its start', () => {
    expect(() => new DocumentStore(100).changedSince(99)).toThrow('too old');
  });
});
