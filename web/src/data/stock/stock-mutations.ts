import { stockCalls, type SentPartOf } from '@nargisus/domain/contract';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';

/*
 * Changes of the stock of a size by staff. `stock` is its id, `was` the number that the user saw. All reject with
 * ShopError: 'conflict' when a colleague was faster.
 */

/** Sets the pieces on the shelf, or begins to count the size (`was: null`). */
export const countStock = (stock: string, body: SentPartOf<typeof stockCalls.countStock, 'body'>) =>
  callApiAuthenticated(stockCalls.countStock, { params: { stock }, body });

/** Adds the pieces of a delivery, once per delivery number. */
export const receiveStock = (stock: string, body: SentPartOf<typeof stockCalls.receiveStock, 'body'>) =>
  callApiAuthenticated(stockCalls.receiveStock, { params: { stock }, body });

export const setStockLowAt = (stock: string, body: SentPartOf<typeof stockCalls.setStockLowAt, 'body'>) =>
  callApiAuthenticated(stockCalls.setStockLowAt, { params: { stock }, body });

/** Stops counting a size: it is sold without limit again. */
export const stopStock = (stock: string, reason: string) =>
  callApiAuthenticated(stockCalls.stopStock, { params: { stock }, body: { reason } });
