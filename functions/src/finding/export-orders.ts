import {
  deskQueryOf,
  MAX_EXPORTED_ORDERS,
  ordersCsvHead,
  ordersCsvRows,
  type OrderFilter,
} from '@nargisus/domain/desk';
import type { Caller } from '../http/authenticate.ts';
import { exportFile, requireFewRows } from './export-file.ts';
import type { AuditRepositories } from './search-audit.ts';

/**
 * Returns the orders that a filter finds as a CSV file.
 * @throws ShopError 'conflict' for more than MAX_EXPORTED_ORDERS
 */
export async function exportOrders(
  { deskSearch, auditSearch }: Pick<AuditRepositories, 'deskSearch' | 'auditSearch'>,
  { filter, caller, now }: { filter: OrderFilter; caller: Caller; now: Date },
) {
  const query = deskQueryOf(filter);
  if (query) requireFewRows(await deskSearch.countUpTo(query, MAX_EXPORTED_ORDERS + 1), MAX_EXPORTED_ORDERS);
  return exportFile(
    {
      name: 'orders',
      head: ordersCsvHead(),
      pages: query ? deskSearch.pagesOf(query) : nothing(),
      rowsOf: ordersCsvRows,
      filter,
      searched: ['q'],
    },
    { audit: auditSearch, caller, now },
  );
}

async function* nothing(): AsyncGenerator<never[]> {}
