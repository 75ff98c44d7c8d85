import { bareLandmark, joinPlaces, type Address } from '@nargisus/domain/checkout';
import { checkoutTexts } from './en/checkout.ts';
import { useTexts } from './use-texts.ts';

/** Where an order goes, in one line: as addressLine of domain, with what the shop chose the words for in the reader's language. */
export function useAddressText(): (to: Address) => string {
  const t = useTexts(checkoutTexts);
  return ({ address, landmark, city, district, region }) =>
    joinPlaces([address, landmark && t.near(bareLandmark(landmark)), city, district, t.regions[region]]);
}
