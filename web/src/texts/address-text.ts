import { bareLandmark, joinPlaces, REGIONS, type Address } from '@nargisus/domain/checkout';
import { checkoutTexts } from './en/checkout.ts';
import { useTexts } from './use-texts.ts';

/** Where an order goes, in one line: as addressLine of domain, with what the shop chose the words for in the reader's language. */
export function useAddressText(): (to: Address) => string {
  const t = useTexts(checkoutTexts);
  // A city or district is often called as its division is, and that name is said once, in one language.
  const named = (place: string) => {
    const same = REGIONS.find((it) => it.toLowerCase() === place.trim().toLowerCase());
    return same ? t.regions[same] : place;
  };
  return ({ address, landmark, city, district, region }) =>
    joinPlaces([
      address,
      landmark && t.near(bareLandmark(landmark)),
      named(city),
      named(district),
      t.regions[region],
    ]);
}
