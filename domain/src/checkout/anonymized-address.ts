import { DEFAULT_ADDRESS_CATEGORY, type Address } from './address.ts';

const BLANK = '-';

/** Returns an address without personal data. Keeps the region, because sales are counted by it. */
export function anonymizedAddress({ region }: Pick<Address, 'region'>): Address {
  return {
    recipientName: BLANK,
    recipientPhone: '00000000000',
    region,
    city: BLANK,
    district: BLANK,
    address: BLANK,
    landmark: '',
    addressCategory: DEFAULT_ADDRESS_CATEGORY,
  };
}
