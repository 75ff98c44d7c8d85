import { estimatedDeliveryText, type EstimatedDelivery } from '@nargisus/domain/delivery';
import { useActiveLocale } from './use-strings.ts';

/**
 * docs/reference/specification.md 4, the estimated date in the language of the moment: "Today/Tomorrow", a single
 * date or a range. Apart from useFormats(): only who buys or has bought needs the calendar.
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
