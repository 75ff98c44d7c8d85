import type { Size } from '@nargisus/domain/catalogue';
import { stockAlertCalls } from '@nargisus/domain/contract';
import { stockId, type StockAlertView } from '@nargisus/domain/stock';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import type { Loadable } from '../query/loadable.ts';
import { useFetch } from '../query/use-fetch.ts';

interface SizeOfProduct {
  readonly productId: string;
  readonly size: Size;
}

/** Returns what the user waits for, newest first; null fetches nothing. Reads as many documents, 20 at most. */
export const useOwnStockAlerts = (uid: string | null): Loadable<StockAlertView[]> =>
  useFetch(uid, () => callApiAuthenticated(stockAlertCalls.listMyStockAlerts));

/** Asks for one mail when a size can be bought again. Rejects with ShopError. */
export const askForStockAlert = (size: SizeOfProduct): Promise<StockAlertView> =>
  callApiAuthenticated(stockAlertCalls.askForStockAlert, { params: { stock: paramOf(size) } });

/** Withdraws it. Rejects with ShopError. */
export const removeStockAlert = (size: SizeOfProduct): Promise<void> =>
  callApiAuthenticated(stockAlertCalls.removeStockAlert, { params: { stock: paramOf(size) } });

const paramOf = stockId;
