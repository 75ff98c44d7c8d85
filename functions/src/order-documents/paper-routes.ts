import { calls, errorMessages, ShopError } from '@nargisus/domain/contract';
import type { Product } from '@nargisus/domain/catalogue';
import type { Order } from '@nargisus/domain/orders';
import { paperRejection } from '@nargisus/domain/papers';
import { routesWith } from '../http/route.ts';
import type { OrdersRepository } from '../orders/orders.repository.ts';
import type { SettingsRepository } from '../settings/settings.repository.ts';
import type { PapersRepository } from './papers.repository.ts';
import { renderLabelsOf, renderPickListOf } from './render-order-document.ts';

interface Products {
  /** One read each. */
  findAll(ids: readonly string[]): Promise<Product[]>;
}

const { route } = routesWith<
  {
    readonly orders: Pick<OrdersRepository, 'findAll'>;
    readonly products: Products;
    readonly papers: PapersRepository;
    readonly settings: Pick<SettingsRepository, 'shop'>;
  },
  { readonly now: () => Date; readonly shopOrigin: () => string }
>();

/** Labels and pick lists, rendered on request. They are refused as a whole when one order must not be sent. */
export const paperRoutes = [
  route(calls.orderLabels, async ({ query }, { orders, papers, settings }, { now, shopOrigin }) => {
    const { ids, language, sheet } = query;
    const found = allowed('print', await orders.findAll([...new Set(ids)]));
    const parcels = await papers.bookedParcels(found);
    const labels = found.map((order) => ({ order, parcel: parcels.get(order._id) }));
    const options = { language, sheet, shopOrigin: shopOrigin(), shop: await settings.shop(), now: now() };
    return { file: await renderLabelsOf(labels, options) };
  }),

  route(calls.pickList, async ({ query }, { orders, products, settings }, { now, shopOrigin }) => {
    const found = allowed('pick', await orders.findAll([...new Set(query.ids)]));
    const ids = new Set(found.flatMap(({ items }) => items.map(({ productId }) => productId)));
    const options = {
      language: query.language,
      shopOrigin: shopOrigin(),
      shop: await settings.shop(),
      now: now(),
    };
    return { file: await renderPickListOf(found, await products.findAll([...ids]), options) };
  }),
];

/** @throws ShopError 'not-found' without an order, 'conflict' naming one that is not to be sent */
function allowed(action: Parameters<typeof paperRejection>[0], orders: readonly Order[]): readonly Order[] {
  if (orders.length === 0) throw new ShopError('not-found', errorMessages.orderNotFound);
  const [rejection] = orders.flatMap((order) => paperRejection(action, order) ?? []);
  if (rejection) throw new ShopError('conflict', rejection);
  return orders;
}
