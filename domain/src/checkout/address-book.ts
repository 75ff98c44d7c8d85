import * as z from 'zod/mini';
import { momentSchema } from '../time/moment.ts';
import { addressSchema, type Address } from './address.ts';

/** How many addresses an account can save. */
export const MAX_ADDRESSES = 5;

export const addressIdSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/));

/** A saved address. Its id is unique in the address book and stays the same when the address is changed. */
export const savedAddressSchema = z.extend(addressSchema, { id: addressIdSchema });

export type SavedAddress = z.output<typeof savedAddressSchema>;

/** The document addressBooks/{uid}: the default address first, then the others in the order in which they were added. */
export const addressBookSchema = z.object({
  _id: z.string(),
  addresses: z.array(savedAddressSchema).check(z.maxLength(MAX_ADDRESSES)),
  updatedAt: momentSchema,
});

/** What an account saves: the address, and whether it becomes the default. The first address is the default anyway. */
export const addressToSaveSchema = z.extend(addressSchema, {
  isDefault: z._default(z.boolean(), false),
});

export type AddressToSave = z.output<typeof addressToSaveSchema>;

/** What a checkout can be filled in with. */
export const knownAddressesSchema = z.object({
  /** The default first. */
  saved: z.array(savedAddressSchema),
  /** Of the newest order, where no address is saved. */
  lastUsed: z.nullable(addressSchema),
  /** Of the profile, where there is neither; ''. */
  phone: z.string(),
});

export type KnownAddresses = z.output<typeof knownAddressesSchema>;

type Addresses = readonly SavedAddress[];

/** Returns the saved address that is the same to the letter, if there is one. */
export function findSameAddress(saved: Addresses, address: Address): SavedAddress | undefined {
  const wanted = lettersOf(address);
  return saved.find((it) => lettersOf(it) === wanted);
}

/**
 * Returns the book with the address: changed in its place where its id is known, and at the end otherwise; in front if it
 * becomes the default. 'full' when there is no room for another one.
 */
export function withAddress(
  saved: Addresses,
  { isDefault, ...address }: AddressToSave & { readonly id: string },
): Addresses | 'full' {
  const isKnown = saved.some(({ id }) => id === address.id);
  if (!isKnown && saved.length >= MAX_ADDRESSES) return 'full';
  if (isDefault) return [address, ...saved.filter(({ id }) => id !== address.id)];
  return isKnown ? saved.map((it) => (it.id === address.id ? address : it)) : [...saved, address];
}

/** Returns the book without an address. The next one becomes the default where it was the default. */
export const withoutAddress = (saved: Addresses, id: string): Addresses => saved.filter((it) => it.id !== id);

/** Returns the fields of an address, without those of a saved one, as one text to compare. */
const lettersOf = (address: Address): string => JSON.stringify(addressSchema.parse(address));
