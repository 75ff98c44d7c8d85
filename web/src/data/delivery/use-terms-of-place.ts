import { deliveryTermsFor, NO_PLACE, type DeliveryTerms } from '@nargisus/domain/delivery';
import { placeName, useDeliveryPlace, type ChosenPlace } from './delivery-place.ts';
import { useDelivery } from './delivery-queries.ts';

interface TermsOfPlace {
  readonly terms: DeliveryTerms;
  /** The visitor's area; null where they have not chosen one. */
  readonly place: ChosenPlace | null;
  /** Its name in the language of the page; null without an area. */
  readonly name: string | null;
}

/** Returns how the shop delivers to the visitor's area, or anywhere while it is not known; undefined until the charges are read. */
export function useTermsOfPlace(language: string): TermsOfPlace | undefined {
  const settings = useDelivery();
  const place = useDeliveryPlace();
  if (settings.state !== 'ready') return undefined;
  const name = place && ((language === 'bn' && place.nameBn) || placeName(place) || null);
  const at = place && name ? { areaId: place.areaId, name } : NO_PLACE;
  return { terms: deliveryTermsFor(at, settings.value), place, name };
}
