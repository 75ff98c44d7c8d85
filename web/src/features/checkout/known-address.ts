import { addressSchema, type Address, type SavedAddress } from '@nargisus/domain/checkout';
import type { KnownToBrowser } from '#data/users/addresses.ts';
import { EMPTY_ADDRESS, type AddressValues } from '#ui/address-form.tsx';

/** The fields of an address. */
export const ADDRESS_FIELDS = Object.keys(EMPTY_ADDRESS) as (keyof AddressValues)[];

const isSame = (address: Partial<Address>, values: AddressValues): boolean =>
  ADDRESS_FIELDS.every((name) => (address[name] ?? '') === (values[name] ?? ''));

/** Returns the id of the saved address that the form holds. */
export const savedIdOf = (saved: readonly SavedAddress[], values: AddressValues): string | undefined =>
  saved.find((address) => isSame(address, values))?.id;

/** Returns whether the form holds a complete address that the shopper has saved or ordered to: it need only be confirmed. */
export function isKnownAddress({ saved, lastUsed }: KnownToBrowser, values: AddressValues): boolean {
  const isComplete = addressSchema.safeParse(values).success;
  return isComplete && [...saved, ...(lastUsed ? [lastUsed] : [])].some((it) => isSame(it, values));
}
