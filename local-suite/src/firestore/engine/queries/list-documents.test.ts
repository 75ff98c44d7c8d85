import { describe, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import {
  and,
  asc,
  database,
  desc,
  fields,
  key,
  keys,
  query,
  reference,
  set,
  where,
} from '../testing/builders.ts';
import type { Query } from './query.ts';

describe('listing', () => {
  async function tree(): Promise<Database> {
    const db = database();
    await db.commit(
      [
        'a/1',
        'a/1/s/x',
        'a/2',
        'a/3/s/y',
        'a/3/s!/z',
        'a/__id7__/s/q',
        'a/__id30__',
        'b/1',
        'a!/1',
        'ghost/g/c/1',
      ].map((it) => set(it, { it })),
    );
    return db;
  }

  test('names the collections below the root and below a document', async () => {
    const db = await tree();
    expect(db.listCollectionIds('')).toEqual(['a', 'a!', 'b', 'ghost']);
    expect(db.listCollectionIds(key('a/3'))).toEqual(['s', 's!']);
    expect(db.listCollectionIds(key('a/2'))).toEqual([]);
  });

  test('pages through documents, with missing parents on request', async () => {
    const db = await tree();
    const all = (showMissing: boolean, pageSize: number, orderBy = [] as Query['orderBy']): string[] => {
      const found: string[] = [];
      let pageToken: string | undefined;
      do {
        const page = db.listDocuments('', 'a', {
          pageSize,
          showMissing,
          orderBy,
          ...(pageToken && { pageToken }),
        });
        found.push(...page.documents.map((it) => (it.document ? it.key : `(${it.key})`)));
        pageToken = page.nextPageToken;
      } while (pageToken);
      return found;
    };
    for (const pageSize of [0, 1, 2, 100]) {
      expect(all(false, pageSize)).toEqual(['a/__id30__', 'a/1', 'a/2']);
      expect(all(true, pageSize)).toEqual(['(a/__id7__)', 'a/__id30__', 'a/1', 'a/2', '(a/3)']);
      expect(all(false, pageSize, [desc('it')])).toEqual(['a/__id30__', 'a/2', 'a/1']);
    }
    expect(() => all(true, 1, [asc('it')])).toThrow('showMissing');
    expect(() => db.listDocuments('', 'a', { pageSize: 1, showMissing: false, pageToken: '%%' })).toThrow(
      'page token',
    );
  });

  test('returns exactly the documents below a collection for a recursive deletion', async () => {
    const db = await tree();
    const least = '__id-9223372036854775808__';
    const range = and(
      where('__name__', 'GREATER_THAN_OR_EQUAL', reference(`a/${least}`)),
      where('__name__', 'LESS_THAN', reference(`a\u0000/${least}`)),
    );
    const { documents, scanned } = db.query(
      query('', { allDescendants: true, where: range, select: [['__name__']], orderBy: [asc('__name__')] }),
    );
    expect(keys(documents)).toEqual([
      'a/__id7__/s/q',
      'a/__id30__',
      'a/1',
      'a/1/s/x',
      'a/2',
      'a/3/s/y',
      'a/3/s!/z',
    ]);
    expect(documents.every((it) => it.fields.size === 0)).toBe(true);
    expect(scanned.documents).toBe(7);
  });

  test('partitions a collection group completely', async () => {
    const db = database();
    await db.commit(Array.from({ length: 100 }, (_, i) => set(`x/${i % 3}/g/${i}`, {})));
    const group = query('g', { allDescendants: true, orderBy: [asc('__name__')] });
    const cursors = db.partition(group, 4);
    expect(cursors).toHaveLength(3);
    const edges = [undefined, ...cursors, undefined];
    const parts = edges
      .slice(1)
      .map((endAt, i) => db.query({ ...group, startAt: edges[i], endAt }).documents.length);
    expect(parts).toEqual([25, 25, 25, 25]);
    expect(() => db.partition(query('g'), 2)).toThrow('collection group');
  });

  test('projects fields, or the name for an empty projection', async () => {
    const db = database();
    await db.commit([set('p/1', { a: 1, m: { x: 1, y: 2 } })]);
    const one = (select: string[][]) => db.query(query('p', { select })).documents[0]!.fields;
    expect(one([['m', 'x'], ['none']])).toEqual(fields({ m: { x: 1 } }));
    expect(one([['__name__']])).toEqual(fields({}));
  });
});
