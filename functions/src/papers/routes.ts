import { calls, refusals, ShopError } from '@nargisus/domain/contract';
import { route } from '../http/route.ts';
import { orderPaper, packingSlips } from './order-paper.ts';

/** Papers of an order, drawn when they are asked for. */
export const paperRoutes = [
  route(calls.orderInvoice, async ({ caller, params: { id }, query: { language } }, { orders }, world) => {
    const order = await orders.find(id);
    const isTheirs = order !== undefined && (caller.role === 'admin' || order.uid === caller.uid);
    if (!isTheirs) throw new ShopError('not-found', refusals.orderNotFound);
    return { file: await orderPaper('invoice', order, { language, shopOrigin: world.shopOrigin() }) };
  }),

  route(calls.packingSlip, async ({ params: { id }, query: { language } }, { orders }, world) => {
    const order = await orders.find(id);
    if (!order) throw new ShopError('not-found', refusals.orderNotFound);
    return { file: await orderPaper('packing-slip', order, { language, shopOrigin: world.shopOrigin() }) };
  }),

  route(calls.packingSlips, async ({ query: { ids, language } }, { orders }, world) => {
    const found = await orders.findAll([...new Set(ids)]);
    if (found.length === 0) throw new ShopError('not-found', refusals.orderNotFound);
    const file = await packingSlips(found, { language, shopOrigin: world.shopOrigin(), now: world.now() });
    return { file };
  }),
];
