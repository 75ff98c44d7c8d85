import { CATEGORIES, CATEGORY_LABELS } from '../catalogue/categories.ts';
import { ASSIGNABLE_COLLECTIONS, COLLECTIONS } from '../catalogue/collections.ts';
import { IMAGE_URL_PATTERN } from '../catalogue/image-url.ts';
import { catalogueMessages } from '../catalogue/catalogue-messages.ts';
import { productRowMessages } from '../catalogue/product-row-messages.ts';
import { productIdSchema } from '../catalogue/product-id.ts';
import { readSizes } from '../catalogue/read-sizes.ts';
import { requestedPriceSchema } from '../catalogue/requested-price.ts';
import { DEFAULT_SIZE, SIZE_PATTERN } from '../catalogue/sizes.ts';
import { requestMessages } from '../contract/request-messages.ts';
import { readCsvTable } from '../csv/read-csv-table.ts';
import { MAX_PIECES } from '../stock/stock.ts';
import { latinDigits } from '../text/bangla-digits.ts';
import { withParams, type Message } from '../text/message.ts';
import { MAX_CSV_PRODUCTS, NO_COLLECTIONS, PRODUCT_COLUMNS, type ProductColumn } from './columns.ts';
import { productCsvMessages } from './product-csv-messages.ts';

/** A fault and its place in the spreadsheet. */
export interface ProductCsvFault {
  readonly row: number;
  readonly column: string;
  readonly message: string | Message;
}

/** A picture as a file names it: an address, or the name of a file beside the table. */
export interface CsvPicture {
  readonly name: string;
  readonly isFile: boolean;
  readonly alt?: string;
  readonly altBn?: string;
}

/** A row as the API takes it (product-row.ts), with pictures that are not resolved yet. */
export interface CsvProduct {
  readonly row: number;
  readonly id?: string;
  readonly product: Readonly<Record<string, unknown>>;
  readonly pictures?: readonly CsvPicture[];
  readonly stock?: Readonly<Record<string, number>>;
  readonly cost?: string | null;
  /** The cells as they stand in the file. */
  readonly cells: Readonly<Record<ProductColumn, string>>;
}

export interface ReadProducts {
  readonly products: readonly CsvProduct[];
  /** Those of the file, in its order. */
  readonly columns: readonly ProductColumn[];
  readonly faults: readonly ProductCsvFault[];
}

/**
 * Reads a CSV file of products. A column that the file lacks leaves its field as it is stored. So does an empty cell of a
 * field that each product has; other empty cells remove the value. Finds faults of form; the product form's own rules are
 * applied where the rows are saved (planProductRow).
 */
export function readProductCsv(file: string): ReadProducts {
  const table = readCsvTable(file, {
    columns: PRODUCT_COLUMNS,
    required: [],
    ignored: ['reason'],
    maxRows: MAX_CSV_PRODUCTS,
  });
  const faults: ProductCsvFault[] = table.faults.map(({ reason, ...place }) => ({
    ...place,
    message: productCsvMessages[reason],
  }));
  const has = new Set(table.columns);
  if (faults.length === 0 && !has.has('id') && !has.has('sku'))
    faults.push({ row: 1, column: 'sku', message: productCsvMessages['missing-column'] });
  if (table.records.length === 0 || faults.some(({ row }) => row === 1))
    return { products: [], columns: table.columns, faults };
  const products = table.records.map(({ row, cells }) =>
    readRow(row, cells, has, (column, message) => faults.push({ row, column, message })),
  );
  return { products, columns: table.columns, faults: [...faults, ...repeatedKeys(products)] };
}

type Report = (column: ProductColumn, message: string | Message) => void;

function readRow(
  row: number,
  cells: Record<ProductColumn, string>,
  has: ReadonlySet<ProductColumn>,
  report: Report,
): CsvProduct {
  const product: Record<string, unknown> = {};
  for (const column of REMOVABLE) if (has.has(column)) product[column] = cells[column];
  for (const column of REQUIRED) if (cells[column] !== '') product[column] = cells[column];
  for (const column of NUMBERS) if (product[column]) product[column] = latinDigits(String(product[column]));
  for (const column of ['featured', 'inStock'] as const) {
    if (cells[column] === '') continue;
    product[column] = readFlag(cells[column]);
    if (product[column] === undefined) report(column, productCsvMessages.yesOrNo);
  }
  if (cells.category !== '') product.category = readCategory(cells.category, report);
  if (cells.collections !== '') product.collections = readCollections(cells.collections, report);
  if (cells.sizes !== '') product.sizes = readSizes(cells.sizes);
  if (has.has('colour') || has.has('colourHex')) {
    const { colour: name, colourBn: nameBn, colourHex: hex } = cells;
    product.colour = name || nameBn || hex ? { name, nameBn, hex } : null;
  }
  if (has.has('salePrice')) product.sale = readSale(cells, report);
  const { id } = cells;
  if (id !== '' && !productIdSchema.safeParse(id).success) report('id', catalogueMessages.idInvalid);
  if (id === '' && cells.sku === '') report('sku', productRowMessages.keyMissing);
  const stock = readStock(cells.stock, report);
  const pictures = cells.pictures === '' ? undefined : readPictures(cells);
  const cost = has.has('cost') ? readCost(cells.cost, report) : undefined;
  return {
    row,
    ...(id !== '' && { id }),
    product,
    ...(pictures && { pictures }),
    ...(stock && { stock }),
    ...(cost !== undefined && { cost }),
    cells,
  };
}

const REMOVABLE = [
  ...['sku', 'nameBn', 'descriptionBn', 'compareAtPrice', 'styleId', 'fabric', 'fabricBn'],
  ...['fit', 'fitBn', 'care', 'careBn', 'weight', 'barcode'],
] as readonly ProductColumn[];
const REQUIRED = ['name', 'description', 'price', 'sizing'] as const;
const NUMBERS = ['weight', 'barcode'] as const;

const FLAGS: Readonly<Record<string, boolean>> = {
  yes: true,
  no: false,
  true: true,
  false: false,
  '1': true,
  '0': false,
  হ্যাঁ: true,
  না: false,
};

const readFlag = (cell: string): boolean | undefined => FLAGS[latinDigits(cell).toLowerCase()];

function readCategory(cell: string, report: Report): string {
  const category = CATEGORIES.find((it) => isNamed(cell, it, CATEGORY_LABELS[it]));
  if (!category) report('category', requestMessages.unknownCategory);
  return category ?? cell;
}

function readCollections(cell: string, report: Report): string[] {
  if (cell.toLowerCase() === NO_COLLECTIONS) return [];
  return listed(cell).flatMap((name) => {
    const found = ASSIGNABLE_COLLECTIONS.find((it) =>
      isNamed(name, it, COLLECTIONS.find(({ id }) => id === it)!.label),
    );
    if (!found) report('collections', productCsvMessages.unknownCollection);
    return found ?? [];
  });
}

const isNamed = (cell: string, ...names: readonly string[]) =>
  names.some((it) => it.toLowerCase() === cell.toLowerCase());

function readSale({ salePrice: price, saleFrom, saleUntil }: Record<ProductColumn, string>, report: Report) {
  if (!price && !saleFrom && !saleUntil) return null;
  const [from, until] = [readTime(saleFrom), readTime(saleUntil)];
  if (!from) report('saleFrom', productCsvMessages.timeInvalid);
  if (!until) report('saleUntil', productCsvMessages.timeInvalid);
  return { price, from: from ?? '', until: until ?? '' };
}

const TIME = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d?:\d\d)(:\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/;

/** Returns a time in Dhaka, unless it has an offset of its own, as the API takes it. */
function readTime(cell: string): string | undefined {
  const match = TIME.exec(latinDigits(cell));
  if (!match) return undefined;
  const [, day, clock = '00:00', seconds = ':00', offset = '+06:00'] = match;
  const moment = `${day}T${clock.padStart(5, '0')}${seconds}${offset}`;
  return Number.isNaN(Date.parse(moment)) ? undefined : moment;
}

/** "M=10; L=5", or a number alone for one-size goods. */
function readStock(cell: string, report: Report): Record<string, number> | undefined {
  if (cell === '') return undefined;
  const text = latinDigits(cell).toUpperCase();
  const entries = /^\d+$/.test(text)
    ? [[DEFAULT_SIZE, Number(text)] as const]
    : listed(text).map((part) => {
        const [, size, pieces] = /^(.+?)\s*[=:]\s*(\d+)$/.exec(part) ?? [];
        return [readSizes(size ?? '')[0] ?? '', Number(pieces)] as const;
      });
  const isValid = entries.every(([size, pieces]) => SIZE_PATTERN.test(size) && pieces <= MAX_PIECES);
  if (isValid && entries.length > 0) return Object.fromEntries(entries);
  report('stock', productCsvMessages.stockInvalid);
  return undefined;
}

function readCost(cell: string, report: Report): string | null {
  if (cell !== '' && !requestedPriceSchema.safeParse(cell).success)
    report('cost', catalogueMessages.priceInvalid);
  return cell === '' ? null : cell;
}

/** Addresses and file names, one per line or separated by commas. Texts stand one per line, in the same order. */
function readPictures(cells: Record<ProductColumn, string>): CsvPicture[] {
  const names = cells.pictures
    .split(/\r?\n|[,;|]\s+/u)
    .flatMap((part) => (IMAGE_URL_PATTERN.test(part.trim()) ? [part] : part.split(/[,;|]/u)))
    .map((name) => name.trim())
    .filter(Boolean);
  const alts = linesOf(cells.pictureTexts);
  const altsBn = linesOf(cells.pictureTextsBn);
  return names.map((name, at) => ({
    name,
    isFile: !IMAGE_URL_PATTERN.test(name),
    ...(alts && { alt: alts[at] ?? '' }),
    ...(altsBn && { altBn: altsBn[at] ?? '' }),
  }));
}

const linesOf = (cell: string) => (cell === '' ? undefined : cell.split(/\r?\n/u).map((line) => line.trim()));

const listed = (cell: string) =>
  cell
    .split(/[,،;\n]/u)
    .map((part) => part.trim())
    .filter(Boolean);

/** Finds products that stand in the file twice, by id or by SKU. */
function repeatedKeys(products: readonly CsvProduct[]): ProductCsvFault[] {
  const rows = new Map<string, number>();
  return products.flatMap(({ row, cells }) =>
    (['id', 'sku'] as const).flatMap((column): ProductCsvFault[] => {
      const key = cells[column] && `${column} ${cells[column]}`;
      const first = rows.get(key);
      if (key && first === undefined) rows.set(key, row);
      if (first === undefined) return [];
      return [{ row, column, message: withParams(productCsvMessages.sameRow, { row: first }) }];
    }),
  );
}
