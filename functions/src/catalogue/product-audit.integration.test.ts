import { beforeEach, expect, test } from 'vitest';
import { openIsolatedProject } from '../testing/isolated-project.ts';
import { ProductAuditRepository } from './product-audit.repository.ts';

/*
 * On the Firestore emulator, in an isolated project, where no trigger follows the products: the tests deliver the
 * events.
 */
const { db } = openIsolatedProject('product-audit');
const audit = new ProductAuditRepository(db);
const at = new Date('2026-11-22T10:00:00Z');
const product = {
  id: 'p1',
  name: 'Panjabi',
  price: 1650,
  description: 'Cotton.',
  image: '/a.webp',
  category: 'clothing',
  inStock: true,
  featured: false,
  createdAt: at,
  updatedAt: at,
};
const saved = (version: number, change: object = {}) => ({ ...product, version, updatedBy: 'a1', ...change });
const entries = async () => (await db.collection('audit').get()).docs.map((entry) => entry.data());
const event = (before?: object, after?: object, eventId = 'e-1') =>
  audit.record({ eventId, at, id: 'p1', before, after });

beforeEach(async () => {
  await db.recursiveDelete(db.collection('audit'));
});

test('records an edit once, however often its event is delivered', async () => {
  const [before, after] = [saved(1), saved(2, { price: 1761 })];
  await Promise.all([event(before, after), event(before, after), event(before, after)]);
  await event(before, after);
  expect(await entries()).toEqual([
    expect.objectContaining({
      by: { uid: 'a1' },
      action: 'product.edited',
      subject: { kind: 'product', id: 'p1', label: 'Panjabi' },
      before: { price: 1650 },
      after: { price: 1761 },
    }),
  ]);
});

test('records two edits of the same content as two', async () => {
  await event(saved(1), saved(2, { price: 1 }), 'e-1');
  await event(saved(2, { price: 1 }), saved(3), 'e-2');
  expect(await entries()).toHaveLength(2);
});

test('ignores writes without a new version: renditions, repairs, imports, deletions', async () => {
  await event(saved(1), { ...saved(1), images: [] });
  await event(undefined, product);
  await event(product, { ...product, price: 5 });
  await event(saved(1), undefined);
  expect(await entries()).toEqual([]);
});

test('accepts a product of any shape', async () => {
  await event(undefined, { updatedBy: 'a1', name: 7, version: 'x' });
  expect(await entries()).toMatchObject([{ action: 'product.created', subject: { label: '7' } }]);
});

test('records the first save of a product that had no version', async () => {
  await event(product, saved(1, { featured: true }));
  expect(await entries()).toMatchObject([{ before: { featured: false }, after: { featured: true } }]);
});
