import { writeCsv } from '@nargisus/domain/csv';
import type { ProductColumn } from '@nargisus/domain/product-csv';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

type Row = Partial<Record<ProductColumn, string>>;

const PICTURES = resolve(import.meta.dirname, '../../web/public/pictures');
const PICTURE_NAMES = ['category-men-640.webp', 'category-women-640.webp', 'category-kids-640.webp'];

/** The kinds of goods of a small shop, one per size system. */
const KINDS: readonly Row[] = [
  {
    name: 'Cotton Panjabi',
    nameBn: 'সুতি পাঞ্জাবি',
    category: 'clothing',
    price: '1650',
    sizing: 'letters',
    sizes: 'M; L; XL',
    stock: 'M=5; L=8; XL=0',
  },
  {
    name: 'Leather Sandal',
    nameBn: 'চামড়ার স্যান্ডেল',
    category: 'shoes',
    price: '1890',
    sizing: 'shoes',
    sizes: '40; 41; 42',
    stock: '40=3; 41=6; 42=6',
  },
  {
    name: 'Straight Jeans',
    nameBn: 'জিন্স',
    category: 'clothing',
    price: '1450',
    sizing: 'waist',
    sizes: '30; 32',
    stock: '30=4; 32=8',
  },
  {
    name: 'Kids Fatua',
    nameBn: 'শিশুদের ফতুয়া',
    category: 'clothing',
    price: '650',
    sizing: 'kids',
    sizes: '4Y; 6Y; 8Y',
    stock: '4Y=5; 6Y=5; 8Y=5',
  },
  { name: 'Jute Bag', nameBn: 'পাটের ব্যাগ', category: 'bags', price: '550', sizing: 'one-size', stock: '25' },
];

/** Twenty products, four of each kind, with pictures by file name: two of the first, because each upload takes its time. */
const GOODS: readonly Row[] = Array.from({ length: 20 }, (_, at) => {
  const kind = KINDS[at % KINDS.length]!;
  const edition = Math.floor(at / KINDS.length) + 1;
  const picture = (nth: number) => PICTURE_NAMES[(at + nth) % PICTURE_NAMES.length]!;
  return {
    ...kind,
    sku: `NEW-${at + 1}`,
    name: `${kind.name} No. ${edition}`,
    pictures: at === 0 ? `${picture(0)}, ${picture(1)}` : picture(0),
    description: 'Made in Bangladesh.',
  };
});

/** What a merchant brings along: a table and its pictures. */
export const MERCHANT_GOODS = {
  count: GOODS.length,
  /** How many cells the merchant typed in a spreadsheet. */
  cells: GOODS.reduce((sum, row) => sum + Object.keys(row).length, 0),
  table: { name: 'season.csv', mimeType: 'text/csv', buffer: Buffer.from(csvOf(GOODS)) },
  pictures: PICTURE_NAMES.map((name) => ({
    name,
    mimeType: 'image/webp',
    buffer: readFileSync(resolve(PICTURES, name)),
  })),
};

function csvOf(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row) as ProductColumn[]))];
  return writeCsv([columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))]);
}
