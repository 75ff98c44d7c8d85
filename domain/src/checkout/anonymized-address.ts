import { DEFAULT_ADDRESS_CATEGORY, type Address } from './address.ts';

const BLANK = '-';

/** The phone number of orders whose account was deleted. */
export const ANONYMIZED_PHONE = '00000000000';

/** Returns an address without personal data. Keeps the region, because sales are counted by it. */
export function anonymizedAddress({ region }: Pick<Address, 'region'>): Address {
  return {
    recipientName: BLANK,
    recipientPhone: ANONYMIZED_PHONE,
    region,
    city: BLANK,
    district: BLANK,
    address: BLANK,
    landmark: '',
    addressCategory: DEFAULT_ADDRESS_CATEGORY,
  };
}
