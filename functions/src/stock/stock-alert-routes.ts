import { waitableSizes, type Product } from '@nargisus/domain/catalogue';
import { calls, errorMessages, ShopError, successMessages } from '@nargisus/domain/contract';
import { stockAlertView } from '@nargisus/domain/stock';
import { routesWith } from '../http/route.ts';
import type { StockAlertsRepository } from './stock-alerts.repository.ts';

interface StockAlertRepositories {
  readonly stockAlerts: StockAlertsRepository;
  readonly products: { find(id: string): Promise<Product | undefined> };
}

const { route } = routesWith<StockAlertRepositories, { readonly now: () => Date }>();

export const stockAlertRoutes = [
  route(calls.listMyStockAlerts, async ({ caller }, { stockAlerts }) => ({
    data: (await stockAlerts.listOf(caller.uid)).map(stockAlertView),
  })),

  route(calls.askForStockAlert, async ({ caller, params: { stock: size } }, { stockAlerts }, { now }) => {
    if (!caller.emailVerified) throw new ShopError('forbidden', errorMessages.emailUnproved);
    const alert = await stockAlerts.ask({ uid: caller.uid, ...size }, now());
    return { data: stockAlertView(alert), message: successMessages.stockAlertSet };
  }),

  route(calls.removeStockAlert, async ({ caller, params: { stock: size } }, { stockAlerts }) => {
    await stockAlerts.remove({ uid: caller.uid, ...size });
    return { data: undefined, message: successMessages.stockAlertRemoved };
  }),

  route(calls.countStockAlerts, async ({ params: { id } }, { stockAlerts, products }) => {
    const product = await products.find(id);
    if (!product) throw new ShopError('not-found', errorMessages.productNotFound);
    return { data: await stockAlerts.countWaiting(id, waitableSizes(product)) };
  }),
];
