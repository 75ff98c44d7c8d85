import { localized, sizeLabel } from '@nargisus/domain/catalogue';
import { pickList, type PickedProduct, type PickRow } from '@nargisus/domain/papers';
import type { Order } from '@nargisus/domain/orders';
import { drawLongTable, type TableColumn } from '../pdf/draw-table.ts';
import { bytesOf } from '../pdf/open-document.ts';
import { DocumentPage, LEFT, MARGIN, WIDTH, type DocumentOptions } from './document-page.ts';

/** Renders what to fetch for the orders: a row per product and size, in the order in which a picker walks. */
export async function renderPickList(
  orders: readonly Order[],
  products: readonly PickedProduct[],
  options: DocumentOptions & { readonly now: Date },
): Promise<Uint8Array> {
  const rows = pickList(orders, products);
  const page = await DocumentPage.open(String(orders.length), options);
  const { messages, language } = page;
  const count = messages.ordersOf(orders.length, language.number(orders.length));
  const pieces = rows.reduce((sum, { quantity }) => sum + quantity, 0);
  const top = page.head(messages.pickList, { label: count, at: options.now }, { registration: false });
  const end = drawLongTable(page.doc, page.text, {
    columns: columnsOf(page),
    rows: rows.map((row) => cellsOf(row, page)),
    left: LEFT,
    top: top + 16,
    margin: MARGIN,
    size: 10.5,
  });
  const y = page.room(end + 24, 30) + 4;
  page.write(messages.pieces(language.number(pieces)), { size: 13, bold: true, x: LEFT, y });
  page.number(`${messages.pickList}, ${count}`);
  return bytesOf(page.doc);
}

function columnsOf({ messages, language: { texts } }: DocumentPage): TableColumn[] {
  const widths = { quantity: 56, size: 56, sku: 86, orders: 124, done: 56 };
  const rest = WIDTH - Object.values(widths).reduce((sum, width) => sum + width, 0);
  return [
    { title: messages.quantity, width: widths.quantity, align: 'right' },
    { title: texts.size, width: widths.size },
    { title: messages.sku, width: widths.sku },
    { title: messages.item, width: rest },
    { title: messages.forOrders, width: widths.orders },
    { title: messages.picked, width: widths.done },
  ];
}

function cellsOf(row: PickRow, { language: { code, number, texts } }: DocumentPage): string[][] {
  return [
    [number(row.quantity)],
    [sizeLabel(row, texts.sizes)],
    [row.sku ?? '–'],
    [localized(row, 'name', code).text],
    [
      row.orders
        .map(({ shortId, quantity }) =>
          row.orders.length > 1 ? `${shortId} × ${number(quantity)}` : shortId,
        )
        .join(', '),
    ],
    ['______'],
  ];
}
