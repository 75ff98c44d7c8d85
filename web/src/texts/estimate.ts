import { estimatedDeliveryText, type EstimatedDelivery } from '@nargisus/domain/delivery';
import { useSpeech } from './use-texts.ts';

/**
 * docs/reference/specification.md 4, the estimated date in the language of the moment: "Today/Tomorrow", a single
 * date or a range. Apart from useFormats(): only who buys or has bought needs the calendar.
 */
export function useEstimate(): (estimate: EstimatedDelivery, now: Date) => string {
  const speech = useSpeech();
  return (estimate, now) =>
    estimatedDeliveryText(estimate, now, speech.language === 'en' ? undefined : speech.words.deliveryWords);
}
