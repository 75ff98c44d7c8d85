import { calls } from '@nargisus/domain/contract';
import { courierMessages } from '@nargisus/domain/couriers';
import { routesWith } from '../http/route.ts';
import { bookParcel } from './book-parcel.ts';
import { bookParcels } from './book-parcels.ts';
import type { ParcelRepositories } from './parcel-dependencies.ts';
import { resumeCourier } from './resume-courier.ts';
import { retryParcel } from './retry-parcel.ts';
import { webhookRoute } from './webhook-route.ts';
import { withdrawParcel } from './withdraw-parcel.ts';

const { route } = routesWith<ParcelRepositories, { readonly now: () => Date }>();

/** Parcels at couriers (docs/adr/0064). */
export const courierRoutes = [
  route(calls.bookParcel, async ({ caller, params: { id } }, repositories, { now }) => ({
    data: await bookParcel(repositories, { id, caller, now: now() }),
    message: courierMessages.requested,
  })),
  route(calls.bookParcels, async ({ caller, body: { orders: ids } }, repositories, { now }) => ({
    data: await bookParcels(repositories, { ids, caller, now: now() }),
  })),
  route(calls.retryParcel, async ({ caller, params: { invoice } }, repositories, { now }) => ({
    data: await retryParcel(repositories, { invoice, caller, now: now() }),
    message: courierMessages.requested,
  })),
  route(
    calls.withdrawParcel,
    async ({ caller, params: { invoice }, body: { reason } }, repositories, { now }) => ({
      data: await withdrawParcel(repositories, { invoice, caller, reason, now: now() }),
      message: courierMessages.withdrawn,
    }),
  ),
  route(calls.resumeCourier, async ({ caller, params: { courier } }, repositories, { now }) => ({
    data: await resumeCourier(repositories, { courier, caller, now: now() }),
    message: courierMessages.resumed,
  })),
  webhookRoute,
];
