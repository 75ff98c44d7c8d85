import { calls } from '@nargisus/domain/contract';
import type { CallPolicy } from '@nargisus/domain/desk';
import { routesWith } from '../http/route.ts';
import type { OrderChangeDependencies } from '../orders/order-payments.ts';
import type { OrdersRepository } from '../orders/orders.repository.ts';
import { beginCall } from './begin-call.ts';
import { recordCall } from './record-call.ts';

interface CallRepositories {
  readonly orders: OrdersRepository;
  readonly settings: { readonly calls: () => Promise<CallPolicy> };
}

const { route } = routesWith<CallRepositories, OrderChangeDependencies>();

/** Calls to customers before their orders are packed (docs/adr/0077). */
export const callRoutes = [
  route(calls.beginCall, async ({ caller, params: { id }, body: { takeOver } }, repositories, { now }) => ({
    data: await beginCall(repositories, { id, caller, takeOver, now: now() }),
  })),

  route(
    calls.recordCall,
    async ({ caller, params: { id }, body: { lastSeen, ...form } }, repositories, dependencies) => ({
      data: await recordCall(repositories, dependencies, { id, caller, form, lastSeen }),
      isNew: true,
    }),
  ),
];
