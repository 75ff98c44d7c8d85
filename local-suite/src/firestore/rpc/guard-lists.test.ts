import { describe, expect, test } from 'vitest';
import type { WireQuery } from '../wire/wire-messages.ts';
import { all, ROOT, text, user } from './testing/in-process.ts';
import { outcome, shop } from './testing/guarded-shop.ts';

const rahim = user('rahim');

describe('requires the query to prove a list', () => {
  const equal = (fieldPath: string, value: string): WireQuery => ({
    from: [{ collectionId: 'orders' }],
    where: { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: text(value) } },
  });
  test.each<[string, string, WireQuery, string]>([
    [
      'the query filters by owner',
      'resource.data.owner == request.auth.uid',
      equal('owner', 'rahim'),
      'allowed',
    ],
    [
      'the query filters by another owner',
      'resource.data.owner == request.auth.uid',
      equal('owner', 'karim'),
      'PERMISSION_DENIED',
    ],
    [
      'the query has no filter',
      'resource.data.owner == request.auth.uid',
      { from: [{ collectionId: 'orders' }] },
      'PERMISSION_DENIED',
    ],
    ['a nested field', 'resource.data.a.b == "x"', equal('a.b', 'x'), 'allowed'],
    [
      'a limit is set',
      'request.query.limit <= 5',
      { from: [{ collectionId: 'orders' }], limit: { value: 5 } },
      'allowed',
    ],
    [
      'a limit is missing',
      'request.query.limit <= 5',
      { from: [{ collectionId: 'orders' }] },
      'PERMISSION_DENIED',
    ],
    [
      'an order is given',
      "request.query.orderBy.n == 'DESC'",
      {
        from: [{ collectionId: 'orders' }],
        orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
      },
      'allowed',
    ],
    [
      'a group needs a rule for groups',
      'true',
      { from: [{ collectionId: 'orders', allDescendants: true }] },
      'PERMISSION_DENIED',
    ],
    [
      'every collection at once is for admins',
      'true',
      { from: [{ allDescendants: true }] },
      'PERMISSION_DENIED',
    ],
  ])('%s: %s', async (_case, condition, query, expected) => {
    const { list } = await shop(`match /orders/{id} { allow list: if ${condition}; }`);
    expect(await list(rahim, query)).toBe(expected);
  });

  test('treats aggregations and ListDocuments as lists', async () => {
    const { emulator } = await shop('match /orders/{id} { allow get; }');
    const aggregation = {
      structuredQuery: { from: [{ collectionId: 'orders' }] },
      aggregations: [{ count: {} }],
    };
    const { serverStream, unary } = emulator.table;
    const count = serverStream.RunAggregationQuery(
      { parent: ROOT, structuredAggregationQuery: aggregation },
      rahim,
    );
    expect(await outcome(all(count))).toBe('PERMISSION_DENIED');
    expect(await outcome(unary.ListDocuments({ parent: ROOT, collectionId: 'orders' }, rahim))).toBe(
      'PERMISSION_DENIED',
    );
  });
});
