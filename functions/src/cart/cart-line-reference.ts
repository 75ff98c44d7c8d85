import { isGuestId, parseLineId, type CartOwner } from '@nargisus/domain/cart';
import { errorMessages, ShopError } from '@nargisus/domain/contract';

/** Identifies a line of a cart: the `_id` of a cart item in the contract. */
export interface CartLineReference {
  readonly owner: Pick<CartOwner, 'kind' | 'id'>;
  readonly lineId: string;
}

/** Returns opaque text. It contains a guest's id, which the guest knows, or a user's uid, which grants nothing. */
export function encodeLineReference({ owner, lineId }: CartLineReference): string {
  return Buffer.from(`${owner.id}/${lineId}`).toString('base64url');
}

/** @throws ShopError 'not-found' for anything that encodeLineReference did not return */
export function decodeLineReference(text: string): CartLineReference {
  const [ownerId = '', lineId = '', ...rest] = Buffer.from(text, 'base64url').toString().split('/');
  const isOne = /^[\w-]{1,128}$/.test(ownerId) && parseLineId(lineId) !== undefined && rest.length === 0;
  if (!isOne) throw lineNotFound();
  return { owner: { kind: isGuestId(ownerId) ? 'guest' : 'user', id: ownerId }, lineId };
}

export const lineNotFound = () => new ShopError('not-found', errorMessages.notInCart);
