import { estimatedDeliveryText, type EstimatedDelivery } from '@nargisus/domain/delivery';
import { useActiveLocale } from './use-strings.ts';

/**
 * Returns a formatter of the estimated delivery date in the active language: "Today/Tomorrow", a single date or a
 * range (docs/reference/specification.md 4). Apart from useFormats(), because few pages need the calendar.
 */
export function useDeliveryEstimate(): (estimate: EstimatedDelivery, now: Date) => string {
  const locale = useActiveLocale();
  return (estimate, now) =>
    estimatedDeliveryText(
      estimate,
      now,
      locale.language === 'en' ? undefined : locale.strings.deliveryEstimate,
    );
}
