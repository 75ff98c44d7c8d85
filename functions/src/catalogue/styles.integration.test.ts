import { buildProduct, productFormSchema, productSchema } from '@nargisus/domain/catalogue';
import { toDocument } from '@nargisus/domain/contract';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { openIsolatedProject } from '../testing/isolated-project.ts';
import { StylesRepository } from './styles.repository.ts';

/* On the Firestore emulator, in an isolated project, where no trigger follows the products: the tests deliver the events. */
const { db, readsOf } = openIsolatedProject('styles');
const styles = new StylesRepository(db);
const RED = { name: 'Red', nameBn: 'লাল', hex: '#aa2211' };
const BLUE = { name: 'Blue', hex: '#112299' };

const at = (id: string) => db.doc(`products/${id}`);
const read = async (id: string) => (await at(id).get()).data();
const coloursOf = async (id: string) => (await read(id))?.colours as unknown;
const BOTH = [
  { id: 'A', ...RED },
  { id: 'B', ...BLUE },
];

/** Writes a product, delivers its event, and returns what is stored. */
async function save(id: string, change: object) {
  const before = await read(id);
  await at(id).update(change);
  await styles.follow({ before, after: await read(id) });
}

beforeEach(async () => {
  await db.recursiveDelete(db.collection('products'));
  for (const [nth, id] of ['A', 'B', 'C'].entries()) {
    const form = { id, name: id, price: 5, description: 'Soft.', image: '/a.webp', category: 'home' };
    const product = buildProduct(productFormSchema.parse(form), {
      now: new Date(Date.UTC(2026, 0, nth + 1)),
      random: 0,
    });
    await at(id).set(toDocument(productSchema, product));
  }
  await save('A', { styleId: 'S', colour: RED });
});

test('a style of one product has no colours to show', async () => {
  expect(await coloursOf('A')).toBeUndefined();
});

test('a second colour shows on both products, and leaves their version and time alone', async () => {
  const { version, updatedAt } = (await read('A'))!;
  await save('B', { styleId: 'S', colour: BLUE });
  expect(await coloursOf('A')).toEqual(BOTH);
  expect(await coloursOf('B')).toEqual(BOTH);
  expect(await coloursOf('C')).toBeUndefined();
  expect(await read('A')).toMatchObject({ version, updatedAt });
});

test('a product that leaves the style shows no colours, nor do the others show it', async () => {
  await save('B', { styleId: 'S', colour: BLUE });
  await save('B', { styleId: FieldValue.delete() });
  expect(await coloursOf('A')).toBeUndefined();
  expect(await coloursOf('B')).toBeUndefined();
});

test('a product that moves to another style is shown there', async () => {
  await save('B', { styleId: 'S', colour: BLUE });
  await save('C', { styleId: 'T', colour: RED });
  await save('B', { styleId: 'T' });
  expect(await coloursOf('A')).toBeUndefined();
  expect(await coloursOf('C')).toEqual([
    { id: 'B', ...BLUE },
    { id: 'C', ...RED },
  ]);
});

test('a deleted product is no longer shown', async () => {
  await save('B', { styleId: 'S', colour: BLUE });
  const before = await read('B');
  await at('B').delete();
  await styles.follow({ before, after: undefined });
  expect(await coloursOf('A')).toBeUndefined();
});

test('another change of a product costs no read', async () => {
  const before = await read('A');
  const after = { ...before, price: 9 };
  expect(await readsOf(() => styles.follow({ before, after }))).toBe(0);
});

test('a rebuild finds and repairs what an event missed', async () => {
  await at('B').update({ styleId: 'S', colour: BLUE });
  expect((await styles.rebuild({ repair: false })).sort()).toEqual(['A', 'B']);
  expect(await coloursOf('A')).toBeUndefined();
  await styles.rebuild({ repair: true });
  expect(await coloursOf('A')).toEqual(BOTH);
  expect(await styles.rebuild({ repair: false })).toEqual([]);
});
