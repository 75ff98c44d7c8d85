import {
  MOST_PRINTED_ORDERS,
  orderCalls,
  staffOrderCalls,
  paperCalls,
  type PartOf,
} from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import { downloadFile } from '../api/download-file.ts';
import { partsOf } from '../query/parts-of.ts';

type Orders = readonly Pick<Order, '_id'>[];
type Language = 'en' | 'bn';

/** Downloads the packing slips of these orders. Rejects with ShopError. */
export const downloadPackingSlips = (orders: Orders, language: Language): Promise<void> =>
  downloadOf(staffOrderCalls.packingSlips, orders, { language }, 'packing-slips.pdf');

/** Downloads the labels of these orders, each on a page or four to a sheet of A4. Rejects with ShopError. */
export const downloadLabels = (orders: Orders, language: Language, sheet: 'label' | 'a4'): Promise<void> =>
  downloadOf(paperCalls.orderLabels, orders, { language, sheet }, 'labels.pdf');

/** Downloads what to fetch for these orders. Rejects with ShopError. */
export const downloadPickList = (orders: Orders, language: Language): Promise<void> =>
  downloadOf(paperCalls.pickList, orders, { language }, 'pick-list.pdf');

/** Downloads the invoices of these orders. Rejects with ShopError. */
export const downloadInvoices = (orders: Orders, language: Language): Promise<void> =>
  downloadOf(paperCalls.orderInvoices, orders, { language }, 'invoices.pdf');

/** Issues the tax invoices of orders; each has a number, or why it was refused. Rejects with ShopError. */
export async function issueInvoices(
  orders: Orders,
): Promise<PartOf<typeof paperCalls.issueInvoices, 'data'>> {
  const results = [];
  for (const part of partsOf(orders, MOST_PRINTED_ORDERS)) {
    const body = { orders: part.map(({ _id }) => _id) };
    results.push(...(await callApiAuthenticated(paperCalls.issueInvoices, { body })));
  }
  return results;
}

/** Downloads one file for each MOST_PRINTED_ORDERS orders, one after the other, so that they arrive in order. */
async function downloadOf(
  { path }: { readonly path: string },
  orders: Orders,
  parameters: Readonly<Record<string, string>>,
  name: string,
): Promise<void> {
  const parts = partsOf(orders, MOST_PRINTED_ORDERS);
  for (const [at, part] of parts.entries()) {
    const ids = part.map(({ _id }) => _id).join(',');
    const numbered = parts.length > 1 ? `${at + 1}-of-${parts.length}-${name}` : name;
    await downloadFile(`${path}?${new URLSearchParams({ ids, ...parameters })}`, numbered);
  }
}

export type OrderDocument = 'invoice' | 'slip';

/** Downloads an order's invoice or packing slip as a PDF that is named after the order id. Rejects with ShopError. */
export async function downloadOrderDocument(
  type: OrderDocument,
  { _id, orderId }: Pick<Order, '_id' | 'orderId'>,
  language: Language,
): Promise<void> {
  const { path } = type === 'invoice' ? orderCalls.orderInvoice : staffOrderCalls.packingSlip;
  const url = path.replace('{id}', encodeURIComponent(_id));
  await downloadFile(`${url}?language=${language}`, `${orderId}-${type}.pdf`);
}
