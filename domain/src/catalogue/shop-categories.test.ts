import { expect, test } from 'vitest';
import { CATEGORIES, type Category } from './categories.ts';
import { buildProduct } from './product-form.ts';
import { productsOn, SHOP_CATEGORIES } from './shop-categories.ts';

const now = new Date('2026-11-20T10:00:00Z');

function aProduct(category: Category, { featured = false } = {}) {
  const id = `${category}-${featured}`;
  const form = { id, name: 'Shawl', price: 125_000, description: 'Warm.', image: '/a.webp', inStock: true };
  return buildProduct({ ...form, category, featured } as Parameters<typeof buildProduct>[0], {
    now,
    dice: 0,
  });
}

const everyCategory = CATEGORIES.map((category) => aProduct(category));
const shelf = (id: string) => SHOP_CATEGORIES.find((it) => it.id === id)!;

test('there are the eight shelves of the specification', () => {
  expect(SHOP_CATEGORIES.map(({ id }) => id)).toEqual([
    'summer',
    'women',
    'men',
    'teen',
    'kids',
    'nargisus',
    'home-decor',
    'accessories',
  ]);
});

test('every product category stands on a shelf', () => {
  const shown = new Set(SHOP_CATEGORIES.flatMap((it) => productsOn(it, everyCategory)));
  expect(everyCategory.filter((product) => !shown.has(product))).toEqual([]);
});

test('a shelf shows its own categories and nothing else, in the order they came', () => {
  const shown = productsOn(shelf('accessories'), everyCategory).map(({ category }) => category);
  expect(shown).toEqual(['accessories', 'bags', 'jewelry']);
});

test('the shelf of the house shows what is featured, whatever its category', () => {
  const chosen = [aProduct('home', { featured: true }), aProduct('beauty', { featured: true })];
  expect(productsOn(shelf('nargisus'), [...everyCategory, ...chosen])).toEqual(chosen);
});
