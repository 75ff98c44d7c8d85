import { writeCsv } from '../csv/write-csv.ts';
import { PRODUCT_COLUMNS, type ProductColumn } from './columns.ts';

type Example = Partial<Record<ProductColumn, string>>;

/** One product of each kind of sizes. */
const EXAMPLES: readonly Example[] = [
  {
    sku: 'PANJABI-01',
    name: 'Cotton Panjabi',
    nameBn: 'সুতি পাঞ্জাবি',
    category: 'clothing',
    price: '1650',
    compareAtPrice: '1950',
    cost: '900',
    sizing: 'letters',
    sizes: 'S; M; L; XL',
    stock: 'S=5; M=10; L=10; XL=5',
    pictures: 'panjabi-front.jpg, panjabi-back.jpg',
    description: 'Soft cotton for every day.',
    descriptionBn: 'প্রতিদিনের জন্য নরম সুতি।',
    collections: 'men; summer',
    featured: 'yes',
    inStock: 'yes',
    styleId: 'PANJABI',
    colour: 'White',
    colourBn: 'সাদা',
    colourHex: '#ffffff',
    fabric: 'Cotton',
    fabricBn: 'সুতি',
    fit: 'Regular',
    fitBn: 'রেগুলার',
    care: 'Wash cold.',
    careBn: 'ঠান্ডা পানিতে ধুয়ে নিন।',
    weight: '320',
    barcode: '4006381333931',
  },
  {
    sku: 'SANDAL-01',
    name: 'Leather Sandal',
    category: 'shoes',
    price: '1890',
    sizing: 'shoes',
    sizes: '40; 41; 42; 43',
    stock: '40=3; 41=6; 42=6; 43=3',
    pictures: 'sandal.jpg',
    description: 'Leather, stitched by hand.',
    salePrice: '1690',
    saleFrom: '2027-03-01 00:00',
    saleUntil: '2027-03-10 00:00',
  },
  {
    sku: 'JEANS-01',
    name: 'Straight Jeans',
    category: 'clothing',
    price: '1450',
    sizing: 'waist',
    sizes: '30; 32; 34',
    stock: '30=4; 32=8; 34=4',
    pictures: 'jeans.jpg',
    description: 'Straight cut, dark blue.',
  },
  {
    sku: 'KIDS-01',
    name: 'Kids Fatua',
    category: 'clothing',
    price: '650',
    sizing: 'kids',
    sizes: '4Y; 6Y; 8Y',
    stock: '4Y=5; 6Y=5; 8Y=5',
    pictures: 'kids-fatua.jpg',
    description: 'Light cotton to play in.',
  },
  {
    sku: 'BAG-01',
    name: 'Jute Bag',
    category: 'bags',
    price: '550',
    sizing: 'one-size',
    stock: '25',
    pictures: 'jute-bag.jpg',
    description: 'Woven jute with a cotton lining.',
  },
  {
    sku: 'BEDSHEET-01',
    name: 'Block Print Bed Sheet',
    category: 'home',
    price: '1250',
    sizing: 'own',
    sizes: 'SINGLE; DOUBLE; KING',
    stock: 'SINGLE=4; DOUBLE=8; KING=4',
    pictures: 'bed-sheet.jpg',
    description: 'Block printed by hand in Tangail.',
  },
];

/** Returns the file that merchants fill in: the columns, and an example of each kind of product. */
export function productCsvTemplate(): string {
  return writeCsv([
    PRODUCT_COLUMNS,
    ...EXAMPLES.map((example) =>
      PRODUCT_COLUMNS.map((column) => {
        const cell = example[column] ?? '';
        return CODES.has(column) && cell ? { code: cell } : cell;
      }),
    ),
  ]);
}

const CODES: ReadonlySet<ProductColumn> = new Set(['sku', 'barcode', 'styleId', 'saleFrom', 'saleUntil']);
