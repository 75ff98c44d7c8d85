import { isGuestId, parseLineId, type CartOwner } from '@nargisus/domain/cart';
import { errorMessages, ShopError } from '@nargisus/domain/contract';

/** Which line of which cart: what the contract calls a cart item's `_id`. */
export interface CartLineReference {
  readonly owner: Pick<CartOwner, 'kind' | 'id'>;
  readonly lineId: string;
}

/** As opaque text. For a guest it carries her id, which she knows; for a user the uid, which opens nothing. */
export function encodeLineReference({ owner, lineId }: CartLineReference): string {
  return Buffer.from(`${owner.id}/${lineId}`).toString('base64url');
}

/** @throws ShopError 'not-found' for anything that encodeLineReference did not make. */
export function decodeLineReference(text: string): CartLineReference {
  const [ownerId = '', lineId = '', ...rest] = Buffer.from(text, 'base64url').toString().split('/');
  const isOne = /^[\w-]{1,128}$/.test(ownerId) && parseLineId(lineId) !== undefined && rest.length === 0;
  if (!isOne) throw lineNotFound();
  return { owner: { kind: isGuestId(ownerId) ? 'guest' : 'user', id: ownerId }, lineId };
}

export const lineNotFound = () => new ShopError('not-found', errorMessages.notInCart);
