import { describe, expect, test } from 'vitest';
import type { Document } from '../documents/document.ts';
import { PreparedQuery } from '../queries/prepare.ts';
import type { Query } from '../queries/query.ts';
import { double, fields, key, query, where, type Plain } from '../testing/builders.ts';
import type { DocumentChange } from '../writes/write.ts';
import { TargetRegistry } from './target-registry.ts';

const PREFIX = 'projects/demo-test/databases/(default)/documents/';

function document(text: string, plain: { [name: string]: Plain }): Document {
  return { key: key(text), fields: fields(plain), createTime: 1, updateTime: 1 };
}

function change(
  text: string,
  before?: { [name: string]: Plain },
  after?: { [name: string]: Plain },
): DocumentChange {
  return {
    key: key(text),
    ...(before && { before: document(text, before) }),
    ...(after && { after: document(text, after) }),
  };
}

function registryOf(queries: Record<string, Query>): TargetRegistry<string> {
  const registry = new TargetRegistry<string>();
  for (const [name, request] of Object.entries(queries)) {
    registry.add(name, { prepared: new PreparedQuery(request, PREFIX) });
  }
  return registry;
}

describe('the registry of listeners', () => {
  test('notifies only listeners whose collection, group, document or equality a write can touch', () => {
    const registry = registryOf({
      all: query('orders'),
      mine: query('orders', { where: where('uid', 'EQUAL', 'me') }),
      theirs: query('orders', { where: where('uid', 'EQUAL', 'they') }),
      group: query('orders', { allDescendants: true }),
      everything: query('', { allDescendants: true }),
      carts: query('carts'),
      deep: query('orders', { parent: key('users/1') }),
    });
    registry.add('one', { keys: [key('orders/1'), key('orders/2')] });
    const names = (...changes: DocumentChange[]) => [...registry.concernedBy(changes).keys()].sort();
    expect(names(change('orders/1', undefined, { uid: 'me' }))).toEqual([
      'all',
      'everything',
      'group',
      'mine',
      'one',
    ]);
    expect(names(change('orders/9', { uid: 'me' }, { uid: 'they' }))).toEqual([
      'all',
      'everything',
      'group',
      'mine',
      'theirs',
    ]);
    expect(names(change('users/1/orders/1', undefined, {}))).toEqual(['deep', 'everything', 'group']);
  });

  test('finds one among thousands of listeners that watch other owners', () => {
    const others = Array.from({ length: 2000 }, (_, i) => [
      `${i}`,
      query('orders', { where: where('uid', 'EQUAL', `u${i}`) }),
    ]);
    const registry = registryOf(Object.fromEntries(others) as Record<string, Query>);
    expect([...registry.concernedBy([change('orders/1', undefined, { uid: 'u77' })]).keys()]).toEqual(['77']);
    expect(registry.concernedBy([change('orders/1', undefined, { uid: 'nobody' })]).size).toBe(0);
  });

  test('treats equal numbers of different types alike, and keeps listeners that it cannot narrow', () => {
    const registry = registryOf({
      one: query('p', { where: where('n', 'EQUAL', 1) }),
      zero: query('p', { where: where('n', 'EQUAL', double(-0)) }),
      list: query('p', { where: where('n', 'EQUAL', [1]) }),
      either: query('p', { where: where('n', 'IN', [1, 2]) }),
    });
    const names = (plain: Plain) =>
      [...registry.concernedBy([change('p/1', undefined, { n: plain })]).keys()].sort();
    expect(names(double(1))).toEqual(['either', 'list', 'one']);
    expect(names(0)).toEqual(['either', 'list', 'zero']);
    expect(names('x')).toEqual(['either', 'list']);
  });

  test('gives each listener a change once, and none after it has left', () => {
    const prepared = new PreparedQuery(query('p', { where: where('n', 'EQUAL', 1) }), PREFIX);
    const registry = new TargetRegistry<string>();
    registry.add('a', { prepared });
    registry.add('b', { keys: [key('p/1')] });
    const changes = [change('p/1', { n: 1, m: 1 }, { n: 1, m: 2 })];
    expect(registry.concernedBy(changes).get('a')).toEqual(changes);
    registry.delete('a', { prepared });
    registry.delete('b', { keys: [key('p/1')] });
    expect(registry.concernedBy(changes).size).toBe(0);
  });
});
