import { describe, expect, test } from 'vitest';
import { and, asc, database, desc, keys, or, query, set, where } from '../testing/builders.ts';

describe('missing indexes', () => {
  const byPrice = query('products', { where: where('category', 'EQUAL', 'shirt'), orderBy: [desc('price')] });
  const declared = {
    indexes: [
      {
        collectionGroup: 'products',
        queryScope: 'COLLECTION',
        fields: [
          { fieldPath: 'category', order: 'ASCENDING' },
          { fieldPath: 'price', order: 'DESCENDING' },
        ],
      },
      {
        collectionGroup: 'products',
        queryScope: 'COLLECTION',
        fields: [
          { fieldPath: 'featured', order: 'ASCENDING' },
          { fieldPath: 'price', order: 'DESCENDING' },
        ],
      },
    ],
    fieldOverrides: [
      {
        collectionGroup: 'items',
        fieldPath: 'sku',
        indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
      },
    ],
  };

  test('are reported once, with the entry that would serve the query', () => {
    const reports: string[] = [];
    const db = database({ onMissing: (text) => reports.push(text) });
    db.query(byPrice);
    db.query(byPrice);
    expect(reports).toHaveLength(1);
    const json = reports[0]!.slice(reports[0]!.indexOf('{'));
    expect(JSON.parse(json)).toEqual(declared.indexes[0]);
  });

  test('fail with FAILED_PRECONDITION under strict indexes until declared', () => {
    expect(() => database({ strict: true }).query(byPrice)).toThrow('The query requires an index.');
    const db = database({ strict: true }, declared);
    const range = query('products', {
      where: and(where('category', 'EQUAL', 'x'), where('price', 'LESS_THAN', 5)),
      orderBy: [desc('price')],
    });
    const merged = {
      ...byPrice,
      where: and(where('category', 'EQUAL', 'x'), where('featured', 'EQUAL', true)),
    };
    for (const served of [byPrice, range, merged]) expect(() => db.query(served)).not.toThrow();
    const mixed = { ...byPrice, orderBy: [desc('price'), asc('n')] };
    const other = { ...byPrice, where: where('color', 'EQUAL', 'red') };
    const byName = { ...byPrice, orderBy: [desc('price'), asc('__name__')] };
    for (const rejected of [mixed, other, byName])
      expect(() => db.query(rejected)).toThrow('requires an index');
  });

  // https://firebase.google.com/docs/firestore/query-data/index-overview: each direction is an index of its
  // own, which limitToLast exposes, because clients reverse the order before they send the query.
  test('are not replaced by an index of the opposite direction', () => {
    const db = database({ strict: true }, declared);
    expect(() => db.query({ ...byPrice, orderBy: [asc('price')] })).toThrow('requires an index');
    const single = database(
      { strict: true },
      {
        fieldOverrides: [
          {
            collectionGroup: 'p',
            fieldPath: 'n',
            indexes: [{ order: 'DESCENDING', queryScope: 'COLLECTION' }],
          },
        ],
      },
    );
    expect(() => single.query(query('p', { orderBy: [desc('n')] }))).not.toThrow();
    expect(() => single.query(query('p', { orderBy: [asc('n')] }))).toThrow('requires an index');
    expect(() => single.query(query('p', { where: where('n', 'EQUAL', 1) }))).not.toThrow();
  });

  // https://github.com/firebase/flutterfire/issues/4398; Google's emulator rejects it as well.
  test('reject a bare descending document name, strict or not', () => {
    const reference = { kind: 'reference', name: '' } as const;
    const name = (id: string) => ({
      ...reference,
      name: `projects/demo-test/databases/(default)/documents/p/${id}`,
    });
    const rejected = [
      query('p', { orderBy: [desc('__name__')] }),
      query('p', { orderBy: [desc('__name__')], where: where('__name__', 'GREATER_THAN', name('a')) }),
      query('p', { orderBy: [desc('__name__')], allDescendants: true }),
      query('p', {
        orderBy: [desc('__name__')],
        where: or(where('a', 'EQUAL', 1), where('__name__', 'LESS_THAN', name('a'))),
      }),
    ];
    const served = [
      query('p', { where: where('__name__', 'GREATER_THAN', name('a')) }),
      query('p', { where: where('a', 'EQUAL', 1), orderBy: [desc('__name__')] }),
      query('p', { where: where('a', 'ARRAY_CONTAINS', 1), orderBy: [desc('__name__')] }),
      query('p', { orderBy: [desc('a'), desc('__name__')] }),
    ];
    for (const db of [database(), database({ strict: true })]) {
      for (const it of rejected) expect(() => db.query(it)).toThrow('The query requires an index.');
      for (const it of served) expect(() => db.query(it)).not.toThrow();
    }
    expect(() => database().query(query('', { allDescendants: true, orderBy: [desc('__name__')] }))).toThrow(
      'kind is required for all orders except __key__ ascending',
    );
  });

  test('name the field that an exemption of an enclosing map excludes', () => {
    const exempt = { fieldOverrides: [{ collectionGroup: 'p', fieldPath: 'address', indexes: [] }] };
    const db = database({ strict: true }, exempt);
    const inMap = { kind: 'field', path: ['address', 'city'], op: 'EQUAL', value: { kind: 'null' } } as const;
    expect(() =>
      db.query(query('p', { where: { ...inMap, value: { kind: 'string', value: 'x' } } })),
    ).toThrow('requires an index');
    expect(() => db.query(query('p', { where: where('addresses', 'EQUAL', 'x') }))).not.toThrow();
  });

  test('are required for sums and averages, which read the index', () => {
    const own = query('orders', { where: where('uid', 'EQUAL', 'u') });
    const sum = [{ alias: 's', kind: 'sum', path: ['total'] }] as const;
    const both = [...sum, { alias: 'a', kind: 'average', path: ['weight'] }] as const;
    expect(() => database({ strict: true }).aggregate(own, sum)).toThrow('"fieldPath":"total"');
    const withTotal = database(
      { strict: true },
      {
        indexes: [
          {
            collectionGroup: 'orders',
            queryScope: 'COLLECTION',
            fields: [
              { fieldPath: 'uid', order: 'ASCENDING' },
              { fieldPath: 'total', order: 'ASCENDING' },
            ],
          },
        ],
      },
    );
    expect(() => withTotal.aggregate(own, sum)).not.toThrow();
    expect(() => withTotal.aggregate(own, both)).toThrow('requires an index');
    expect(() => database({ strict: true }).aggregate(query('orders'), sum)).not.toThrow();
    expect(() => database({ strict: true }).aggregate(query('orders'), both)).toThrow('requires an index');
    const count = [{ alias: 'n', kind: 'count' }] as const;
    expect(() => database({ strict: true }).aggregate(own, count)).not.toThrow();
  });

  // The payload is a google.firestore.admin.v1.Index, as in the cloud's links.
  test('are linked to the console page that creates them', () => {
    expect(() => database({ strict: true }).query(byPrice)).toThrow(
      'The query requires an index. You can create it here: https://console.firebase.google.com/v1/r/project/demo-test/firestore/indexes?create_composite=',
    );
    let link = '';
    try {
      database({ strict: true }).query(byPrice);
    } catch (error) {
      link = /create_composite=(\S+)/.exec((error as Error).message)![1]!;
    }
    const payload = Buffer.from(link, 'base64url').toString('latin1');
    expect(payload).toBe(
      '\nJprojects/demo-test/databases/(default)/collectionGroups/products/indexes/_' +
        '\x10\x01' +
        '\x1a\x0c\n\x08category\x10\x01' +
        '\x1a\x09\n\x05price\x10\x02' +
        '\x1a\x0c\n\x08__name__\x10\x02',
    );
  });

  test('exclude what the cloud indexes automatically', () => {
    const db = database({ strict: true });
    const served = [
      query('products', { where: where('a', 'GREATER_THAN', 1) }),
      query('products', { orderBy: [desc('a')] }),
      query('products', {
        where: and(where('a', 'EQUAL', 1), where('b', 'EQUAL', 2), where('c', 'ARRAY_CONTAINS', 3)),
      }),
      query('products', { where: where('a', 'IN', [1, 2]) }),
      query('items', { allDescendants: true }),
    ];
    for (const request of served) expect(() => db.query(request)).not.toThrow();
  });

  test('include single fields of collection groups', () => {
    const request = query('items', { allDescendants: true, where: where('sku', 'EQUAL', 1) });
    expect(() => database({ strict: true }).query(request)).toThrow('fieldOverrides');
    expect(() => database({ strict: true }, declared).query(request)).not.toThrow();
    // The override removed the automatic index of plain collections.
    expect(() => database({ strict: true }, declared).query({ ...request, allDescendants: false })).toThrow(
      'requires',
    );
  });

  test('rebuilds a dropped index correctly when a query needs it again', async () => {
    const db = database();
    const request = query('p', { orderBy: [desc('n')], limit: 1 });
    db.query(request);
    for (let i = 0; i < 50; i++) {
      await db.commit(Array.from({ length: 500 }, (_, j) => set(`p/${j}`, { n: i * 500 + j })));
    }
    expect(keys(db.query(request).documents)).toEqual(['p/499']);
  });
});
