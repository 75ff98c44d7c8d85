import { expect, test } from 'vitest';
import { readCsvTable, writeCsv } from '../csv/index.ts';
import { DEFAULT_LOW_AT, type Stock } from './stock.ts';
import { planStockCsv, STOCK_CSV_FORMAT, STOCK_CSV_HEADER, type StockCsvLookup } from './stock-csv.ts';

const shirt = { id: 'shirt', name: 'Shirt', sizes: ['S', 'M', 'L'] };
const vase = { id: 'vase', name: 'Vase', sizes: ['M'] };
const counted = (productId: string, size: string, onHand: number, committed = 0): Stock => ({
  _id: `${productId}_${size}`,
  productId,
  size,
  isCounted: true,
  onHand,
  committed,
  holds: {},
  lowAt: DEFAULT_LOW_AT,
  updatedAt: new Date(0),
});
const stocks = [counted('shirt', 'S', 5, 2), counted('vase', 'M', 3)];
const lookup: StockCsvLookup = {
  find: (reference) =>
    ({ shirt: [shirt], 'SKU-1': [shirt], vase: [vase], '50123456': [vase], twice: [shirt, vase] })[
      reference
    ] ?? [],
  stock: (id) => stocks.find(({ _id }) => _id === id),
};
const HEADER = 'Product,Size,Quantity,Mode,Delivery,Was,Reason';
function plan(...rows: string[]) {
  const { records, faults } = readCsvTable([HEADER, ...rows].join('\n'), STOCK_CSV_FORMAT);
  expect(faults).toEqual([]);
  return planStockCsv(records, lookup);
}

test('rows name a product by id, SKU or barcode, add deliveries and set counts', () => {
  expect(
    plan(
      'SKU-1,s,7,counted,,5,Shelf count',
      '50123456,,4,add,GRN-1,,',
      'shirt,M,0,Counted,,,',
      'shirt,L,২,counted,,,',
    ),
  ).toEqual({
    faults: [],
    changes: [
      {
        row: 2,
        stock: 'shirt_S',
        name: 'Shirt',
        size: 'S',
        kind: 'count',
        quantity: 7,
        was: 5,
        reason: 'Shelf count',
      },
      { row: 3, stock: 'vase_M', name: 'Vase', size: 'M', kind: 'add', quantity: 4, delivery: 'GRN-1' },
      {
        row: 4,
        stock: 'shirt_M',
        name: 'Shirt',
        size: 'M',
        kind: 'count',
        quantity: 0,
        was: null,
        reason: '',
      },
      {
        row: 5,
        stock: 'shirt_L',
        name: 'Shirt',
        size: 'L',
        kind: 'count',
        quantity: 2,
        was: null,
        reason: '',
      },
    ],
  });
});

test('a count that is stored already changes nothing, so that a file can be imported again', () => {
  expect(plan('shirt,S,5,counted,,9,').changes).toMatchObject([{ kind: 'none' }]);
});

test('a row of an export whose size is not counted is left alone', () => {
  expect(plan('shirt,M,,counted,,,')).toEqual({ changes: [], faults: [] });
});

test.each([
  ['shirt,S,7,counted,,4,', 'Was', 'stale', 5],
  ['shirt,S,7,counted,,,', 'Was', 'stale', 5],
  ['shirt,M,7,counted,,4,', 'Was', 'stale', null],
  ['shirt,S,1,counted,,5,', 'Quantity', 'below-committed', 2],
  ['shirt,M,7,add,GRN-1,,', 'Mode', 'not-counted', undefined],
  ['shirt,S,7,add,,,', 'Delivery', 'missing', undefined],
  [`shirt,S,7,add,${'x'.repeat(61)},,`, 'Delivery', 'too-long', undefined],
  [`shirt,S,7,counted,,5,${'x'.repeat(201)}`, 'Reason', 'too-long', undefined],
  ['shirt,S,0,add,GRN-1,,', 'Quantity', 'not-a-number', undefined],
  ['shirt,S,-1,counted,,5,', 'Quantity', 'not-a-number', undefined],
  ['shirt,S,1.5,counted,,5,', 'Quantity', 'not-a-number', undefined],
  ['shirt,S,100001,counted,,5,', 'Quantity', 'not-a-number', undefined],
  ['shirt,S,7,counted,,five,', 'Was', 'not-a-number', undefined],
  ['shirt,S,,add,GRN-1,,', 'Quantity', 'missing', undefined],
  ['shirt,S,7,,,5,', 'Mode', 'missing', undefined],
  ['shirt,S,7,set,,5,', 'Mode', 'unknown-mode', undefined],
  ['shirt,,7,counted,,5,', 'Size', 'missing', undefined],
  ['shirt,XL,7,counted,,,', 'Size', 'unknown-size', undefined],
  [',S,7,counted,,5,', 'Product', 'missing', undefined],
  ['8.94E+12,S,7,counted,,5,', 'Product', 'unknown-product', undefined],
  ['twice,M,7,counted,,5,', 'Product', 'ambiguous-product', undefined],
] as const)('%s: %s is %s', (row, column, reason, is) => {
  const { changes, faults } = plan(row);
  expect(changes).toEqual([]);
  expect(faults[0]).toEqual({ row: 2, column, reason, ...(is !== undefined && { is }) });
});

test('every fault of every row is listed', () => {
  expect(plan(',,x,,,,', 'shirt,S,7,counted,,4,').faults.map(({ row, column }) => `${column}${row}`)).toEqual(
    ['Product2', 'Size2', 'Quantity2', 'Mode2', 'Was3'],
  );
});

test('a size is counted once in a file, and a delivery added once', () => {
  const { faults } = plan(
    'shirt,S,7,counted,,5,',
    'SKU-1,S,8,counted,,5,',
    'vase,,1,add,A,,',
    'vase,,1,add,B,,',
    'vase,,1,add,A,,',
  );
  expect(faults).toEqual([
    { row: 3, column: 'Product', reason: 'repeated' },
    { row: 6, column: 'Product', reason: 'repeated' },
  ]);
});

test('an export can be imported again', () => {
  const file = writeCsv([STOCK_CSV_HEADER, ['shirt', 'S', 6, 'counted', '', 5, '', 'Shirt', 2, 0, 3, 3]]);
  const { records, faults } = readCsvTable(file, STOCK_CSV_FORMAT);
  expect(faults).toEqual([]);
  expect(planStockCsv(records, lookup).changes).toMatchObject([{ kind: 'count', quantity: 6, was: 5 }]);
});
