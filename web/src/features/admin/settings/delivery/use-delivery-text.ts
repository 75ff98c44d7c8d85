import { DELIVERY_OPTIONS } from '@nargisus/domain/delivery';
import { taka } from '@nargisus/domain/money';
import type { FieldKind } from '@nargisus/domain/settings';
import type { DhakaDay, Weekday } from '@nargisus/domain/time';
import { adminZonesStrings } from '#locales/en/staff/admin-zones.ts';
import { deliveryStrings } from '#locales/en/delivery.ts';
import { useFormats } from '#locales/formats.ts';
import { useLocalized } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import type { WireZone } from './wire-zone.ts';

/**
 * Returns a function that gives for a kind of field how its values are written in one line, for notices and the history;
 * undefined for those that are no delivery settings.
 */
export function useDeliveryText(): (kind: FieldKind | undefined) => ((value: unknown) => string) | undefined {
  const t = useStrings(adminZonesStrings);
  const { weekdays } = useStrings(deliveryStrings);
  const { taka: amount, number, day } = useFormats();
  const localized = useLocalized();
  const zone = (it: WireZone) => {
    const charges = DELIVERY_OPTIONS.map((option) => {
      const charge = it.charges[option];
      return charge === null ? '–' : amount(taka(charge));
    });
    const more = [
      ...(it.freeFrom === null ? [] : [t.free(amount(taka(it.freeFrom)))]),
      ...(it.extraDays === 0 ? [] : [t.longer(it.extraDays, number(it.extraDays))]),
    ];
    return `${localized(it, 'name').children}: ${[charges.join(' / '), ...more].join(', ')}`;
  };
  return (kind) => {
    if (kind === 'zones') return (value) => ((value ?? []) as WireZone[]).map(zone).join('; ');
    if (kind === 'weekdays')
      return (value) => ((value ?? []) as Weekday[]).map((it) => weekdays[it]).join(', ');
    if (kind === 'dates') return (value) => ((value ?? []) as DhakaDay[]).map(day).join('; ');
    return undefined;
  };
}
