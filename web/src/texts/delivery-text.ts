import { estimatedDeliveryText, type EstimatedDelivery } from '@nargisus/domain/delivery';
import { useSpeech } from './use-texts.ts';

/** When a parcel comes, in the language of the moment: "Today/Tomorrow", "Mon, 23 Nov - Sat, 28 Nov". */
export function useDeliveryText(): (estimate: EstimatedDelivery, now: Date) => string {
  const speech = useSpeech();
  return (estimate, now) =>
    estimatedDeliveryText(estimate, now, speech.language === 'en' ? undefined : speech.words.deliveryWords);
}
