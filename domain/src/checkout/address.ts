import * as z from 'zod/mini';
import { requiredPhone } from '../accounts/phone.ts';
import { requiredText, typedText } from '../text/written-text.ts';
import { addressMessages, checkoutMessages } from './checkout-messages.ts';
import { REGIONS } from './regions.ts';
import { joinPlaces } from './join-places.ts';

export const ADDRESS_CATEGORIES = ['home', 'office', 'others'] as const;
export type AddressCategory = (typeof ADDRESS_CATEGORIES)[number];
export const DEFAULT_ADDRESS_CATEGORY: AddressCategory = 'home';

export const ADDRESS_CATEGORY_LABELS = {
  home: 'Home',
  office: 'Office',
  others: 'Others',
} as const satisfies Record<AddressCategory, string>;

const MAX_TEXT = 200;
const requiredField = (message: string) => requiredText(message, MAX_TEXT);

/** `division/district/area`. Whether there is such a place is checked where the places are loaded. */
const areaIdSchema = z
  .string(checkoutMessages.placeUnknown)
  .check(z.regex(/^[a-z-]{1,40}(\/[a-z-]{1,40}){2}$/, checkoutMessages.placeUnknown));

const ELEVEN_DIGITS = /^[0-9]{11}$/;

/** The phone of a recipient, as typed. @param missing - the error where there is none */
export const recipientPhone = (missing: string) =>
  requiredPhone(missing, ELEVEN_DIGITS, checkoutMessages.phoneInvalid);

/**
 * The checkout address (docs/reference/specification.md 5). Digits of the phone are counted in its normal form:
 * +8801712-345678 has eleven.
 */
export const addressSchema = z.object({
  recipientName: requiredField(addressMessages.recipientName),
  recipientPhone: recipientPhone(addressMessages.recipientPhone),
  region: z.enum(REGIONS, addressMessages.region),
  city: requiredField(addressMessages.city),
  district: requiredField(addressMessages.district),
  address: requiredField(addressMessages.address),
  landmark: z._default(typedText(MAX_TEXT), ''),
  addressCategory: z.enum(ADDRESS_CATEGORIES, addressMessages.addressCategory),
  /** The place that was chosen (@nargisus/domain/places); missing when region, city and district were typed by hand. */
  areaId: z.optional(areaIdSchema),
});

export type Address = z.output<typeof addressSchema>;

/** Returns the address in one line, for labels and tables: an order's deliveryAddress. */
export function addressLine(address: Address): string {
  const { landmark, region } = address;
  return joinPlaces([
    address.address,
    landmark && `near ${bareLandmark(landmark)}`,
    address.city,
    address.district,
    region,
  ]);
}

/** Returns a landmark without a leading "near", which every label adds. */
export function bareLandmark(landmark: string): string {
  return landmark.replace(/^near(?:\s+to)?[\s:,]+(?=\S)/i, '');
}
