import { findingCalls } from '@nargisus/domain/contract';
import { orderFilterParams, type OrderFilter } from '@nargisus/domain/desk';
import { dhakaDay } from '@nargisus/domain/time';
import { downloadFile } from '../api/download-file.ts';

/** Downloads all orders that a filter finds as CSV. Rejects with ShopError, 'conflict' for more than one file has. */
export async function exportOrders(filter: OrderFilter): Promise<void> {
  const query = new URLSearchParams(orderFilterParams(filter));
  await downloadFile(`${findingCalls.exportOrders.path}?${query}`, `orders-${dhakaDay(new Date())}.csv`);
}
