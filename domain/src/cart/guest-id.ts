/**
 * The id is a bearer capability for the cart, so it must not be guessable (docs/architecture.md#identity-and-roles).
 */
const MIN_RANDOM_BYTES = 12;

/** firestore.rules repeats the pattern as isGuestId(). */
export const GUEST_ID_PATTERN = /^guest_[0-9]{13}_[0-9a-f]{24,64}$/;

declare const guestIdBrand: unique symbol;
export type GuestId = string & { readonly [guestIdBrand]: 'GuestId' };

/**
 * Makes the id guest_{timestamp}_{random} (docs/reference/specification.md 9).
 * @param random bytes of a cryptographic generator
 * @throws RangeError below 96 bits
 */
export function makeGuestId(now: Date, random: Uint8Array): GuestId {
  if (random.length < MIN_RANDOM_BYTES) throw new RangeError('A guest id needs at least 96 random bits');
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `guest_${now.getTime()}_${hex}` as GuestId;
}

export function isGuestId(id: string): id is GuestId {
  return GUEST_ID_PATTERN.test(id);
}
