import { bareLandmark, joinPlaces, REGIONS, type Address } from '@nargisus/domain/checkout';
import { checkoutStrings } from './en/checkout.ts';
import { orderLabelStrings } from './en/order-labels.ts';
import { useStrings } from './use-strings.ts';

/** Where an order goes, in one line: as addressLine of domain, with what the shop chose the words for in the reader's language. */
export function useFormatAddress(): (to: Address) => string {
  const t = useStrings(checkoutStrings);
  const labels = useStrings(orderLabelStrings);
  // A city or district is often called as its division is, and that name is said once, in one language.
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
