import { describe, expect, test } from 'vitest';
import { addCollection, editCollection, reorderCollections, wireCollection } from './change-collections.ts';
import { MAX_COLLECTIONS } from './collection-messages.ts';
import { newCollectionIdSchema, type CuratedCollection } from './curated-collection.ts';

const collection = (id: string): CuratedCollection => ({
  ...{ id, name: id, nameBn: '', description: '', descriptionBn: '', image: '/pictures/a.webp' },
  ...{ isVisible: true, membership: { by: 'hand', products: ['P1', 'P2'] } },
  renditions: { pattern: '/renditions/a-w{width}.{format}', sizes: '320x400' },
});

test.each([
  ['eid', true],
  ['under-1000', true],
  ['a'.repeat(40), true],
  ['a'.repeat(41), false],
  ['Eid', false],
  ['eid-', false],
  ['eid--2026', false],
  ['ঈদ', false],
  ['', false],
  ['men', false],
  ['home-decor', false],
  ['jewelry', false],
])('a new collection may have the id %s: %s', (id, expected) => {
  expect(newCollectionIdSchema.safeParse(id).success).toBe(expected);
});

describe('an edit', () => {
  const eid = collection('eid');

  test('changes the named fields, trims them, and says what changed', () => {
    const edited = editCollection(eid, {
      nameBn: { from: '', to: ' ঈদ ' },
      membership: { from: wireCollection(eid).membership, to: { by: 'hand', products: ['P2'] } },
    });
    expect(edited).toEqual({
      ok: true,
      collection: { ...eid, nameBn: 'ঈদ', membership: { by: 'hand', products: ['P2'] } },
      before: { nameBn: '', membership: { by: 'hand', products: ['P1', 'P2'] } },
      after: { nameBn: 'ঈদ', membership: { by: 'hand', products: ['P2'] } },
    });
  });

  test('drops the renditions of a replaced picture', () => {
    const edited = editCollection(eid, { image: { from: eid.image, to: '/pictures/b.webp' } });
    expect(edited).toMatchObject({ ok: true, collection: { image: '/pictures/b.webp' } });
    expect(edited.ok && edited.collection).not.toHaveProperty('renditions');
  });

  test('is no change and no conflict where a field has its new value already', () => {
    const edited = editCollection(eid, { name: { from: 'older', to: 'eid' } });
    expect(edited).toEqual({ ok: true, collection: eid, before: {}, after: {} });
  });

  test('of another value than the stored one is stale, and names the stored one', () => {
    const changes = { isVisible: { from: false, to: true }, name: { from: 'Puja', to: 'Eid 2027' } };
    expect(editCollection(eid, changes)).toEqual({
      ok: false,
      reason: 'stale',
      stale: [{ field: 'name', from: 'Puja', is: 'eid' }],
    });
  });

  test('lists every invalid field', () => {
    const changes = { name: { from: 'eid', to: ' ' }, id: { from: 'eid', to: 'puja' } };
    const edited = editCollection(eid, changes);
    expect(edited.ok === false && edited.reason === 'invalid' && edited.fields).toEqual({
      name: 'The collection needs a name',
      id: 'There is no such field',
    });
  });
});

test('a new collection comes last; a taken id and a full shop are rejected', () => {
  const eid = collection('eid');
  expect(addCollection([eid], collection('puja'))).toMatchObject({
    ok: true,
    collections: [{ id: 'eid' }, { id: 'puja' }],
  });
  expect(addCollection([eid], eid)).toEqual({ ok: false, reason: 'taken' });
  const full = Array.from({ length: MAX_COLLECTIONS }, (_, n) => collection(`c${n}`));
  expect(addCollection(full, eid)).toEqual({ ok: false, reason: 'full' });
});

test.each([
  [['a', 'b', 'c'], ['c', 'a', 'b'], 'c a b'],
  [['a', 'b', 'c'], ['a', 'b'], 'incomplete'],
  [['a', 'b', 'c'], ['a', 'b', 'b'], 'incomplete'],
  [['b', 'a', 'c'], ['c', 'a', 'b'], 'stale'],
  [['a', 'b'], ['b', 'a'], 'stale'],
  // A repeated request.
  [['b', 'a', 'c'], ['a', 'b', 'c'], 'a b c'],
])('of a, b, c the order %o becomes %o: %s', (from, to, expected) => {
  const reordered = reorderCollections([collection('a'), collection('b'), collection('c')], { from, to });
  const outcome = reordered.ok ? reordered.collections.map(({ id }) => id).join(' ') : reordered.reason;
  expect(outcome).toBe(expected);
});
