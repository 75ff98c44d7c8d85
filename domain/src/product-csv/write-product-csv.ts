import { editedPicturesOf } from '../catalogue/pictures-of.ts';
import { regularPriceOf } from '../catalogue/price-at.ts';
import type { Product } from '../catalogue/product.ts';
import { sizesOf, sizingOf } from '../catalogue/sizes.ts';
import { collectionsOf } from '../catalogue/suggest-collections.ts';
import { writeCsv, type CsvCell } from '../csv/write-csv.ts';
import { takaFromPaisa } from '../money/taka.ts';
import type { Paisa } from '../money/paisa.ts';
import { dhakaIso } from '../time/dhaka-clock.ts';
import { NO_COLLECTIONS, PRODUCT_COLUMNS, type ProductColumn } from './columns.ts';

/**
 * Returns products as a CSV file that can be imported again without a change. The column of stock stays empty: an import
 * only begins to count sizes, and counted stock has an export of its own.
 */
export function writeProductCsv(
  products: readonly Product[],
  costs: ReadonlyMap<string, Paisa> = new Map(),
): string {
  return writeCsv([
    PRODUCT_COLUMNS,
    ...products.map((product) => {
      const cells = cellsOf(product, costs.get(product.id));
      return PRODUCT_COLUMNS.map((column) => cells[column] ?? null);
    }),
  ]);
}

function cellsOf(product: Product, cost: Paisa | undefined): Partial<Record<ProductColumn, CsvCell>> {
  const { name, category, description, featured, inStock, compareAtPrice, sale, colour, weight } = product;
  const { nameBn, descriptionBn, fabric, fabricBn, fit, fitBn, care, careBn } = product;
  const pictures = editedPicturesOf(product);
  const inLines = (texts: readonly string[]) => (texts.some(Boolean) ? texts.join('\n') : null);
  return {
    ...{ name, nameBn, description, descriptionBn, fabric, fabricBn, fit, fitBn, care, careBn },
    id: { code: product.id },
    sku: codeOf(product.sku),
    barcode: codeOf(product.barcode),
    styleId: codeOf(product.styleId),
    category,
    price: takaFromPaisa(regularPriceOf(product)),
    compareAtPrice: amountOf(compareAtPrice),
    cost: amountOf(cost),
    salePrice: amountOf(sale?.price),
    saleFrom: timeOf(sale?.from),
    saleUntil: timeOf(sale?.until),
    sizing: sizingOf(product),
    sizes: sizesOf(product).join('; '),
    pictures: pictures.map(({ url }) => url).join('\n'),
    pictureTexts: inLines(pictures.map(({ alt }) => alt)),
    pictureTextsBn: inLines(pictures.map(({ altBn = '' }) => altBn)),
    collections: collectionsOf(product).join('; ') || NO_COLLECTIONS,
    featured: featured ? 'yes' : 'no',
    inStock: inStock ? 'yes' : 'no',
    colour: colour?.name,
    colourBn: colour?.nameBn,
    colourHex: colour?.hex,
    weight: weight ?? null,
  };
}

const codeOf = (code: string | undefined): CsvCell => (code === undefined ? null : { code });
const amountOf = (amount: Paisa | undefined): CsvCell =>
  amount === undefined ? null : takaFromPaisa(amount);

/** The time in Dhaka as readProductCsv reads it, as exact as it is stored. */
function timeOf(at: Date | undefined): CsvCell {
  if (!at) return null;
  const [day, clock] = dhakaIso(at).slice(0, 19).split('T') as [string, string];
  const millis = at.getUTCMilliseconds();
  const exact = millis ? `.${String(millis).padStart(3, '0')}` : '';
  return { code: `${day} ${exact || !clock.endsWith(':00') ? clock + exact : clock.slice(0, 5)}` };
}
