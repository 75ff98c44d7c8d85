import { COURIER_LABELS, type CourierName } from '@nargisus/domain/couriers';
import { couriersSection, valuesOf } from '@nargisus/domain/settings';
import { useSettings } from '#data/settings/settings-queries.ts';

/** A courier and its name. */
export interface ShopCourier {
  readonly courier: CourierName;
  readonly label: string;
}

/** Returns the courier that the shop books with; null without one and until it is known. Reads one document. */
export function useCourier(): ShopCourier | null {
  const settings = useSettings('couriers');
  if (settings.state !== 'ready') return null;
  const { courier } = valuesOf(couriersSection, settings.value.values);
  return courier === 'own-riders' ? null : { courier, label: COURIER_LABELS[courier] };
}
