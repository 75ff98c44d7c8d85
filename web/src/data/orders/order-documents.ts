import { orderCalls, paperCalls, type PartOf } from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import { downloadFile } from '../api/download-file.ts';

type Orders = readonly Pick<Order, '_id'>[];
type Language = 'en' | 'bn';

/** Downloads the packing slips of these orders as one PDF. Rejects with ShopError. */
export const downloadPackingSlips = (orders: Orders, language: Language): Promise<void> =>
  downloadOf(orderCalls.packingSlips, orders, { language }, 'packing-slips.pdf');

/** Downloads the labels of these orders as one PDF, each on a page or four to a sheet of A4. Rejects with ShopError. */
export const downloadLabels = (orders: Orders, language: Language, sheet: 'label' | 'a4'): Promise<void> =>
  downloadOf(paperCalls.orderLabels, orders, { language, sheet }, 'labels.pdf');

/** Downloads what to fetch for these orders. Rejects with ShopError. */
export const downloadPickList = (orders: Orders, language: Language): Promise<void> =>
  downloadOf(paperCalls.pickList, orders, { language }, 'pick-list.pdf');

/** Downloads the invoices of these orders as one PDF. Rejects with ShopError. */
export const downloadInvoices = (orders: Orders, language: Language): Promise<void> =>
  downloadOf(paperCalls.orderInvoices, orders, { language }, 'invoices.pdf');

/** Issues the tax invoices of orders; each has a number, or why it was refused. Rejects with ShopError. */
export const issueInvoices = (orders: Orders): Promise<PartOf<typeof paperCalls.issueInvoices, 'data'>> =>
  callApiAuthenticated(paperCalls.issueInvoices, { body: { orders: orders.map(({ _id }) => _id) } });

async function downloadOf(
  { path }: { readonly path: string },
  orders: Orders,
  parameters: Readonly<Record<string, string>>,
  name: string,
): Promise<void> {
  const ids = orders.map(({ _id }) => _id).join(',');
  await downloadFile(`${path}?${new URLSearchParams({ ids, ...parameters })}`, name);
}

export type OrderDocument = 'invoice' | 'slip';

/** Downloads an order's invoice or packing slip as a PDF that is named after the order id. Rejects with ShopError. */
export async function downloadOrderDocument(
  type: OrderDocument,
  { _id, orderId }: Pick<Order, '_id' | 'orderId'>,
  language: Language,
): Promise<void> {
  const { path } = type === 'invoice' ? orderCalls.orderInvoice : orderCalls.packingSlip;
  const url = path.replace('{id}', encodeURIComponent(_id));
  await downloadFile(`${url}?language=${language}`, `${orderId}-${type}.pdf`);
}
