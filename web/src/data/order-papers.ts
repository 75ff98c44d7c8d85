import { orderCalls } from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import { downloadFile } from './fetch-file.ts';

export type Paper = 'invoice' | 'slip';

/** An order's invoice or packing slip as PDF, by its order's id. Rejects with ShopError. */
export async function downloadPaper(
  paper: Paper,
  { _id, orderId }: Pick<Order, '_id' | 'orderId'>,
  language: 'en' | 'bn',
): Promise<void> {
  const { path } = paper === 'invoice' ? orderCalls.orderInvoice : orderCalls.packingSlip;
  const address = path.replace('{id}', encodeURIComponent(_id));
  await downloadFile(`${address}?language=${language}`, `${orderId}-${paper}.pdf`);
}
