import type { CourierSettings } from '@nargisus/domain/couriers';
import type { OrdersRepository } from '../orders/orders.repository.ts';
import type { CourierEventsRepository } from './courier-events.repository.ts';
import type { Courier } from './courier.ts';
import type { ParcelsRepository } from './parcels.repository.ts';

export interface ParcelRepositories {
  readonly orders: OrdersRepository;
  readonly parcels: ParcelsRepository;
  readonly courierEvents: CourierEventsRepository;
  readonly settings: { readonly couriers: () => Promise<CourierSettings> };
}

/** The dependencies of the worker, which alone talks to the courier. */
export interface WorkerDependencies {
  readonly now: () => Date;
  readonly courier: () => Courier;
}
