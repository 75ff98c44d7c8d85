import { bareLandmark, joinPlaces, REGIONS, type Address } from '@nargisus/domain/checkout';
import { checkoutStrings } from './en/checkout.ts';
import { orderLabelStrings } from './en/order-labels.ts';
import { useStrings } from './use-strings.ts';

/**
 * Returns a formatter of an address in one line, as addressLine of the domain, with the region in the active
 * language.
 */
export function useFormatAddress(): (to: Address) => string {
  const t = useStrings(checkoutStrings);
  const labels = useStrings(orderLabelStrings);
  // A city or district often has the name of its region; joinPlaces drops duplicates, so all three must be in one
  // language.
  const named = (place: string) => {
    const same = REGIONS.find((it) => it.toLowerCase() === place.trim().toLowerCase());
    return same ? labels.regions[same] : place;
  };
  return ({ address, landmark, city, district, region }) =>
    joinPlaces([
      address,
      landmark && t.near(bareLandmark(landmark)),
      named(city),
      named(district),
      labels.regions[region],
    ]);
}
