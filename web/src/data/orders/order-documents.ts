import { orderCalls } from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import { downloadFile } from '../api/download-file.ts';

/** Downloads the packing slips of these orders as one PDF. Rejects with ShopError. */
export async function downloadPackingSlips(
  orders: readonly Pick<Order, '_id'>[],
  language: 'en' | 'bn',
): Promise<void> {
  const ids = orders.map(({ _id }) => _id).join(',');
  const query = new URLSearchParams({ ids, language });
  await downloadFile(`${orderCalls.packingSlips.path}?${query}`, 'packing-slips.pdf');
}

export type OrderDocument = 'invoice' | 'slip';

/** Downloads an order's invoice or packing slip as a PDF that is named after the order id. Rejects with ShopError. */
export async function downloadOrderDocument(
  type: OrderDocument,
  { _id, orderId }: Pick<Order, '_id' | 'orderId'>,
  language: 'en' | 'bn',
): Promise<void> {
  const { path } = type === 'invoice' ? orderCalls.orderInvoice : orderCalls.packingSlip;
  const url = path.replace('{id}', encodeURIComponent(_id));
  await downloadFile(`${url}?language=${language}`, `${orderId}-${type}.pdf`);
}
