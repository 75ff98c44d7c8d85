import { isGuestId, type CartOwner } from '@nargisus/domain/cart';
import { normalEmail } from '@nargisus/domain/accounts';
import { errorMessages, ShopError, uidParameter } from '@nargisus/domain/contract';
import type { Caller } from '../http/authenticate.ts';
import type { CartLineReference } from './cart-line-reference.ts';

/** Verifies the token. Called only where a cart is a user's: a guest has none. */
export type WhoIsCalling = () => Promise<Caller>;

interface Named {
  readonly userId?: string;
  readonly userEmail?: string | null;
}

/**
 * Returns the owner of the cart that a request means (docs/reference/specification.md 3, Cart owner identity): a
 * guest's cart needs its id, a user's cart needs the token of its e-mail, or of its uid, because an account that signs in
 * by phone has no e-mail (docs/adr/0075). An admin cannot read another person's cart here.
 */
export async function cartOwnerOf(named: Named, whoIsCalling: WhoIsCalling): Promise<CartOwner> {
  const { userId = '' } = named;
  const email = named.userEmail || (userId.includes('@') ? normalEmail(userId) : '');
  if (email === '') {
    if (isGuestId(userId)) return { kind: 'guest', id: userId };
    if (isUid(userId)) {
      const caller = await whoIsCalling();
      if (caller.uid !== userId) throw notYours();
      return { kind: 'user', id: caller.uid, email: caller.email };
    }
    const message = errorMessages.cartUnnamed;
    throw new ShopError('invalid', message, { fields: { userId: message } });
  }
  const caller = await whoIsCalling();
  if (caller.email !== email) throw notYours();
  return { kind: 'user', id: caller.uid, email };
}

/** Returns the owner in a line's id, for a caller who may change it. */
export async function ownerOfLine(
  { owner }: CartLineReference,
  whoIsCalling: WhoIsCalling,
): Promise<CartLineReference['owner']> {
  if (owner.kind === 'user' && (await whoIsCalling()).uid !== owner.id) throw notYours();
  return owner;
}

/** A wrong guest id is no uid: it is answered without asking for a token. */
const isUid = (id: string) => !id.startsWith('guest_') && uidParameter.safeParse(id).success;

const notYours = () => new ShopError('forbidden', errorMessages.forbidden);
