import { productSchema, sizesOf, type Product } from '@nargisus/domain/catalogue';
import { writeCsv } from '@nargisus/domain/csv';
import { STOCK_CSV_HEADER, stockId, stockView, type Stock } from '@nargisus/domain/stock';
import { collection, documentId, getDocs, limit, orderBy, query, startAfter } from 'firebase/firestore';
import { converterFor } from '../firebase/converters.ts';
import { firestore } from '../firebase/firebase-firestore.ts';
import { saveTextFile } from '../api/save-text-file.ts';
import { PRODUCTS_PER_STOCK_QUERY, stockOfProducts } from './stock-queries.ts';

type Row = (string | number | null)[];

const products = collection(firestore, 'products').withConverter(converterFor(productSchema));

/**
 * Downloads the stock of the whole shop, a row for each size, which can be edited and imported again. Reads every product and
 * every stock document once, a few products at a time.
 */
export async function exportStock(): Promise<void> {
  const rows: Row[] = [];
  for (let last: string | undefined; ;) {
    const page = await getDocs(
      query(
        products,
        orderBy(documentId()),
        ...(last === undefined ? [] : [startAfter(last)]),
        limit(PRODUCTS_PER_STOCK_QUERY),
      ),
    );
    if (page.empty) break;
    last = page.docs.at(-1)!.id;
    const stocks = await getDocs(stockOfProducts(page.docs.map(({ id }) => id)));
    const byId = new Map(stocks.docs.map((document) => [document.id, document.data()]));
    rows.push(...page.docs.flatMap((document) => rowsOf(document.data(), byId)));
    if (page.size < PRODUCTS_PER_STOCK_QUERY) break;
  }
  saveTextFile(writeCsv([STOCK_CSV_HEADER, ...rows]), 'stock.csv');
}

function rowsOf(product: Product, stocks: ReadonlyMap<string, Stock>): Row[] {
  return sizesOf(product).map((size) => {
    const stock = stocks.get(stockId({ productId: product.id, size }));
    if (!stock?.isCounted) {
      return [product.id, size, null, 'counted', null, null, null, product.name, null, null, null, null];
    }
    const { onHand, committed, held, available, lowAt } = stockView(stock, new Date());
    const [before, after] = [
      [product.id, size, onHand, 'counted', null],
      [onHand, null, product.name],
    ];
    return [...before, ...after, committed, held, available, lowAt];
  });
}

/** Downloads an import's columns with an example of each mode. */
export function downloadStockTemplate(): void {
  const rows = [
    ['my-product', 'M', 24, 'add', 'GRN-104', null, null],
    ['my-product', 'L', 7, 'counted', null, 9, 'Shelf count'],
    ['my-product', 'XL', 5, 'counted', null, null, 'First count'],
  ];
  saveTextFile(writeCsv([STOCK_CSV_HEADER.slice(0, 7), ...rows]), 'stock-template.csv');
}
