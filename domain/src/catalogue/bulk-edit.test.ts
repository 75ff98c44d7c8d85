import { describe, expect, it } from 'vitest';
import { taka } from '../money/taka.ts';
import {
  bulkEditRow,
  changedPrice,
  planBulkEdit,
  undoBulkEditRow,
  type BulkEdit,
  type PriceChange,
} from './bulk-edit.ts';
import { productFormSchema } from './product-form.ts';
import { planProductRow } from './plan-product-row.ts';
import type { Product } from './product.ts';

const NOW = new Date('2026-11-26T10:00:00Z');

const PRODUCT: Product = {
  _id: 'POLO-1',
  id: 'POLO-1',
  name: 'Polo',
  price: taka(1250),
  description: 'Soft cotton.',
  image: 'https://example.com/polo.webp',
  category: 'clothing',
  inStock: true,
  featured: false,
  createdAt: NOW,
  updatedAt: NOW,
  version: 4,
};

describe('changedPrice', () => {
  const cases: [string, PriceChange, number, number][] = [
    ['sets an amount', { kind: 'set', amount: taka(999.5) }, 1250, 999.5],
    ['adds an amount', { kind: 'add', amount: taka(50) }, 1250.5, 1300.5],
    ['subtracts an amount', { kind: 'subtract', amount: taka(50) }, 1250, 1200],
    ['raises by per cent', { kind: 'raise', percent: 10 }, 1250, 1375],
    ['lowers by per cent', { kind: 'lower', percent: 10 }, 1250, 1125],
    ['rounds half a taka up', { kind: 'raise', percent: 10 }, 1255, 1381],
    ['rounds less than half a taka down', { kind: 'lower', percent: 15 }, 999, 849],
    ['rounds paisa of the old price away', { kind: 'raise', percent: 1 }, 100.4, 101],
  ];
  it.each(cases)('%s', (_title, change, from, to) => {
    expect(changedPrice(taka(from), change)).toBe(taka(to));
  });
});

describe('planBulkEdit', () => {
  it('changes only the fields that the edit names and that differ', () => {
    const plan = planBulkEdit(PRODUCT, { category: 'clothing', featured: true, inStock: false });
    expect(plan.changed).toEqual(['featured', 'inStock']);
    expect(plan.after).toMatchObject({ price: PRODUCT.price, category: 'clothing', featured: true });
  });

  it('strikes through the price from before the edit', () => {
    const edit: BulkEdit = { price: { kind: 'lower', percent: 20 }, compareAtPrice: 'price-before' };
    const { after, changed, error } = planBulkEdit(PRODUCT, edit);
    expect(after).toMatchObject({ price: taka(1000), compareAtPrice: taka(1250) });
    expect([changed, error]).toEqual([['price', 'compareAtPrice'], undefined]);
  });

  it('removes the struck-through price', () => {
    const plan = planBulkEdit({ ...PRODUCT, compareAtPrice: taka(1500) }, { compareAtPrice: 'remove' });
    expect(plan.changed).toEqual(['compareAtPrice']);
    expect(bulkEditRow(plan, 1).product).toEqual({ compareAtPrice: null });
  });

  const rejected: [string, Partial<Product>, BulkEdit, string][] = [
    [
      'a price of nothing',
      {},
      { price: { kind: 'subtract', amount: taka(1250) } },
      'Please enter a valid price',
    ],
    [
      'a price above the largest',
      {},
      { price: { kind: 'set', amount: taka(1_000_001) } },
      'Please enter a valid price',
    ],
    [
      'a price that reaches the struck-through one',
      { compareAtPrice: taka(1300) },
      { price: { kind: 'add', amount: taka(50) } },
      'The struck-through price must be above the price',
    ],
    [
      'a price below that of a planned sale',
      { sale: { price: taka(1100), from: NOW, until: new Date(NOW.getTime() + 1000) } },
      { price: { kind: 'set', amount: taka(1100) } },
      'The sale price must be below the price',
    ],
  ];
  it.each(rejected)('leaves out %s', (_title, fields, edit, error) => {
    expect(planBulkEdit({ ...PRODUCT, ...fields }, edit).error).toBe(error);
  });

  it('does not judge a product that the edit leaves as it is', () => {
    const { changed, error } = planBulkEdit({ ...PRODUCT, compareAtPrice: taka(1) }, { featured: false });
    expect([changed, error]).toEqual([[], undefined]);
  });
});

describe('the rows of a bulk edit', () => {
  const edit: BulkEdit = {
    price: { kind: 'lower', percent: 20 },
    compareAtPrice: 'price-before',
    inStock: false,
  };
  const moment = { now: NOW, by: 'staff' };

  it('make what was planned, and the undo makes what was before', () => {
    const plan = planBulkEdit(PRODUCT, edit);
    const saved = planProductRow(bulkEditRow(plan, 7), PRODUCT, moment);
    if (!saved.ok) throw new Error('rejected');
    expect(saved.product).toMatchObject({ ...plan.after, version: 5 });
    const undone = planProductRow(undoBulkEditRow(plan, 7, 5), saved.product, moment);
    if (!undone.ok) throw new Error('rejected');
    const { version, ...before } = undone.product;
    const { version: _version, ...original } = PRODUCT;
    expect(before).toMatchObject(original);
    expect(before.compareAtPrice).toBeUndefined();
    expect(version).toBe(6);
  });

  it('name the version that staff saw, and the undo the version that the edit made', () => {
    const plan = planBulkEdit(PRODUCT, edit);
    expect(bulkEditRow(plan, 7)).toMatchObject({ row: 7, id: 'POLO-1', fromVersion: 4 });
    expect(undoBulkEditRow(plan, 7, 5)).toMatchObject({ row: 7, id: 'POLO-1', fromVersion: 5 });
  });

  it('agree with the product form about prices that contradict each other', () => {
    const plan = planBulkEdit(
      { ...PRODUCT, compareAtPrice: taka(1300) },
      {
        price: { kind: 'set', amount: taka(1400) },
      },
    );
    const form = { ...PRODUCT, price: 1400, compareAtPrice: 1300 };
    const issues = productFormSchema.safeParse(form).error?.issues.map(({ message }) => message);
    expect(issues).toContain(plan.error);
  });
});
