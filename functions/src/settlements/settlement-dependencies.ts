import type { CourierSettings } from '@nargisus/domain/couriers';
import { paisa } from '@nargisus/domain/money';
import type { CourierTerms } from '@nargisus/domain/settlements';
import type { ParcelsRepository } from '../couriers/parcels.repository.ts';
import type { OrdersRepository } from '../orders/orders.repository.ts';
import type { SettlementsRepository } from './settlements.repository.ts';

export interface SettlementRepositories {
  readonly orders: OrdersRepository;
  readonly parcels: ParcelsRepository;
  readonly settlements: SettlementsRepository;
  readonly settings: { readonly couriers: () => Promise<CourierSettings> };
}

/** Returns what the shop has agreed with its courier. */
export function termsOf({ agreedCharge, collectionPercent }: CourierSettings): CourierTerms {
  return { agreedCharge: paisa(agreedCharge * 100), collectionPercent };
}
