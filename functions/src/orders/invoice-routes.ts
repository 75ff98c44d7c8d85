import { calls } from '@nargisus/domain/contract';
import type { ShopSettings, VatSettings } from '@nargisus/domain/settings';
import { routesWith } from '../http/route.ts';
import { issueInvoices } from './issue-invoices.ts';
import type { OrdersRepository } from './orders.repository.ts';

const { route } = routesWith<
  {
    readonly orders: OrdersRepository;
    readonly settings: { vat(): Promise<VatSettings>; shop(): Promise<ShopSettings> };
  },
  { readonly now: () => Date }
>();

/** Tax invoices; the function `documents` renders them. */
export const invoiceRoutes = [
  route(calls.issueInvoices, async ({ caller, body: { orders: ids } }, repositories, { now }) => ({
    data: await issueInvoices(repositories, { ids, caller, now: now() }),
  })),
];
