import { may } from '@nargisus/domain/accounts';
import { calls, errorMessages, ShopError } from '@nargisus/domain/contract';
import { routesWith } from '../http/route.ts';
import type { OrdersRepository } from '../orders/orders.repository.ts';
import type { SettingsRepository } from '../settings/settings.repository.ts';
import type { PapersRepository } from './papers.repository.ts';
import {
  renderInvoiceOf,
  renderInvoicesOf,
  renderPackingSlipOf,
  renderPackingSlipsOf,
} from './render-order-document.ts';

const { route } = routesWith<
  {
    readonly orders: OrdersRepository;
    readonly papers: PapersRepository;
    readonly settings: Pick<SettingsRepository, 'shop'>;
  },
  { readonly now: () => Date; readonly shopOrigin: () => string }
>();

/** Documents of an order, rendered on request. */
export const orderDocumentRoutes = [
  route(
    calls.orderInvoice,
    async ({ caller, params: { id }, query: { language } }, { orders, papers, settings }, dependencies) => {
      const order = await orders.find(id);
      const isTheirs =
        order !== undefined && (order.uid === caller.uid || may(caller, calls.orderInvoice.rights));
      if (!isTheirs) throw new ShopError('not-found', errorMessages.orderNotFound);
      const [invoiced] = await papers.withTaxInvoices([order]);
      return {
        file: await renderInvoiceOf(invoiced!, {
          language,
          shopOrigin: dependencies.shopOrigin(),
          shop: await settings.shop(),
        }),
      };
    },
  ),

  route(
    calls.packingSlip,
    async ({ params: { id }, query: { language } }, { orders, settings }, dependencies) => {
      const order = await orders.find(id);
      if (!order) throw new ShopError('not-found', errorMessages.orderNotFound);
      return {
        file: await renderPackingSlipOf(order, {
          language,
          shopOrigin: dependencies.shopOrigin(),
          shop: await settings.shop(),
        }),
      };
    },
  ),

  route(calls.packingSlips, async ({ query: { ids, language } }, { orders, settings }, dependencies) => {
    const found = await orders.findAll([...new Set(ids)]);
    if (found.length === 0) throw new ShopError('not-found', errorMessages.orderNotFound);
    const file = await renderPackingSlipsOf(found, {
      language,
      shopOrigin: dependencies.shopOrigin(),
      shop: await settings.shop(),
      now: dependencies.now(),
    });
    return { file };
  }),

  route(
    calls.orderInvoices,
    async ({ query: { ids, language } }, { orders, papers, settings }, { now, shopOrigin }) => {
      const found = await orders.findAll([...new Set(ids)]);
      if (found.length === 0) throw new ShopError('not-found', errorMessages.orderNotFound);
      const options = { language, shopOrigin: shopOrigin(), shop: await settings.shop(), now: now() };
      return { file: await renderInvoicesOf(await papers.withTaxInvoices(found), options) };
    },
  ),
];
