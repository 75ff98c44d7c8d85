import * as z from 'zod/mini';
import { REGIONS } from './regions.ts';

export const ADDRESS_CATEGORIES = ['home', 'office', 'others'] as const;
export type AddressCategory = (typeof ADDRESS_CATEGORIES)[number];
export const DEFAULT_ADDRESS_CATEGORY: AddressCategory = 'home';

/** Used in '{Field name in words} is required' and as form labels. */
export const ADDRESS_FIELD_NAMES = {
  recipientName: 'Recipient name',
  recipientPhone: 'Recipient phone',
  region: 'Region',
  city: 'City',
  district: 'District',
  address: 'Address',
  landmark: 'Landmark',
  addressCategory: 'Address category',
} as const;

const MAX_TEXT = 200;
const isRequired = (field: keyof typeof ADDRESS_FIELD_NAMES) => `${ADDRESS_FIELD_NAMES[field]} is required`;
const tooLong = `Please use at most ${MAX_TEXT} characters`;

const requiredText = (field: keyof typeof ADDRESS_FIELD_NAMES) =>
  z
    .string(isRequired(field))
    .check(z.trim(), z.minLength(1, isRequired(field)), z.maxLength(MAX_TEXT, tooLong));

const PHONE_FAULT = 'Please enter a valid 11-digit phone number';

/** SPEC 5, Checkout address. */
export const addressSchema = z.object({
  recipientName: requiredText('recipientName'),
  // An empty phone is "required", a wrong one is "11 digits": the pattern lets empty pass so that only one speaks.
  recipientPhone: z
    .string(isRequired('recipientPhone'))
    .check(z.trim(), z.minLength(1, isRequired('recipientPhone')), z.regex(/^$|^[0-9]{11}$/, PHONE_FAULT)),
  region: z.enum(REGIONS, isRequired('region')),
  city: requiredText('city'),
  district: requiredText('district'),
  address: requiredText('address'),
  landmark: z._default(z.string().check(z.trim(), z.maxLength(MAX_TEXT, tooLong)), ''),
  addressCategory: z.enum(ADDRESS_CATEGORIES, isRequired('addressCategory')),
});

export type Address = z.output<typeof addressSchema>;

/** One line for labels and tables: an order's deliveryAddress. */
export function addressLine(address: Address): string {
  const { landmark, region } = address;
  return [address.address, landmark && `near ${landmark}`, address.city, address.district, region]
    .filter(Boolean)
    .join(', ');
}
