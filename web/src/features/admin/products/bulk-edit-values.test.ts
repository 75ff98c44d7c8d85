import { taka } from '@nargisus/domain/money';
import { expect, it } from 'vitest';
import { NO_CHANGE, readBulkEdit, type BulkEditValues } from './bulk-edit-values.ts';

const read = (values: Partial<BulkEditValues>) => readBulkEdit({ ...NO_CHANGE, ...values });

it('reads nothing from an untouched form', () => {
  expect(read({})).toEqual({ edit: {}, errors: {} });
});

it('reads amounts and per cent in the digits of both languages', () => {
  expect(read({ priceKind: 'add', priceBy: '৫০.৫' }).edit).toEqual({
    price: { kind: 'add', amount: taka(50.5) },
  });
  expect(read({ priceKind: 'lower', priceBy: '১২.৫' }).edit).toEqual({
    price: { kind: 'lower', percent: 12.5 },
  });
});

it('reads what to strike through', () => {
  expect(read({ compareAtKind: 'price-before' }).edit).toEqual({ compareAtPrice: 'price-before' });
  expect(read({ compareAtKind: 'set', compareAt: '1500' }).edit).toEqual({ compareAtPrice: taka(1500) });
  expect(read({ compareAtKind: 'remove', compareAt: 'x' })).toEqual({
    edit: { compareAtPrice: 'remove' },
    errors: {},
  });
});

it('reads the choices', () => {
  expect(read({ category: 'home', inStock: 'no', featured: 'yes' }).edit).toEqual({
    category: 'home',
    inStock: false,
    featured: true,
  });
});

it.each([
  [{ priceKind: 'set', priceBy: '' }, { priceBy: 'Please enter a valid price' }],
  [{ priceKind: 'subtract', priceBy: '-5' }, { priceBy: 'Please enter a valid price' }],
  [{ priceKind: 'lower', priceBy: '100' }, { priceBy: 'percentInvalid' }],
  [{ priceKind: 'raise', priceBy: '0' }, { priceBy: 'raiseInvalid' }],
  [{ priceKind: 'raise', priceBy: '1001' }, { priceBy: 'raiseInvalid' }],
  [{ compareAtKind: 'set', compareAt: 'much' }, { compareAt: 'Please enter a valid price' }],
] as const)('rejects %o', (values, errors) => {
  expect(read(values)).toEqual({ edit: {}, errors });
});
