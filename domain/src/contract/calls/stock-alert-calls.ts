import * as z from 'zod/mini';
import { productIdSchema } from '../../catalogue/product-id.ts';
import { stockAlertViewSchema } from '../../stock/stock-alert.ts';
import { call, noData } from '../call.ts';
import { stockParams } from './stock-params.ts';

/** Mails to people who wait for a size (docs/adr/0050). */
export const stockAlertCalls = {
  /** The sizes that the caller waits for, newest first: MAX_STOCK_ALERTS at most. */
  listMyStockAlerts: call({
    method: 'GET',
    path: '/api/me/stock-alerts',
    access: 'signed-in',
    data: z.array(stockAlertViewSchema),
  }),
  /**
   * Asks for one mail when a sold-out size can be bought again. The same answer to a second call. 403 while the caller's
   * e-mail address is not verified, 409 when the size can be bought or the caller waits for too many.
   */
  askForStockAlert: call({
    method: 'PUT',
    path: '/api/me/stock-alerts/{stock}',
    access: 'signed-in',
    perMinute: 20,
    params: stockParams,
    data: stockAlertViewSchema,
  }),
  /** Withdraws it, also where there is none. */
  removeStockAlert: call({
    method: 'DELETE',
    path: '/api/me/stock-alerts/{stock}',
    access: 'signed-in',
    perMinute: 20,
    params: stockParams,
    data: noData,
  }),
  /** How many people wait, by size; sizes for which nobody waits are left out. One aggregated count for each sold-out size. */
  countStockAlerts: call({
    method: 'GET',
    path: '/api/products/{id}/stock-alerts',
    access: 'staff',
    rights: ['catalogue'],
    params: z.object({ id: productIdSchema }),
    data: z.record(z.string(), z.int()),
  }),
};
