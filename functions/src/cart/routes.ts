import type { CartItem, CartOwner } from '@nargisus/domain/cart';
import { hasSizes, sizeLabel } from '@nargisus/domain/catalogue';
import { calls, successMessages, type CartLine } from '@nargisus/domain/contract';
import { interpolate } from '@nargisus/domain/text';
import { routesWith } from '../http/route.ts';
import { decodeLineReference, encodeLineReference, lineNotFound } from './cart-line-reference.ts';
import { cartOwnerOf, ownerOfLine } from './cart-owner-of.ts';
import type { CartsRepository } from './carts.repository.ts';

const { route } = routesWith<{ readonly carts: CartsRepository }, { readonly now: () => Date }>();

export const cartRoutes = [
  route(calls.getCart, async ({ caller, query }, { carts }) => {
    const owner = await cartOwnerOf(query, caller);
    return { data: (await carts.lines(owner)).map((item) => asLine(owner, item)) };
  }),

  route(calls.addToCart, async ({ caller, body }, { carts }, { now }) => {
    const owner = await cartOwnerOf(body, caller);
    const item = await carts.add(owner, { ...body, now: now() });
    return { data: asLine(owner, item), message: addedMessage(owner, item) };
  }),

  route(calls.clearCart, async ({ caller, query }, { carts }, { now }) => {
    const owner = await cartOwnerOf(query, caller);
    await carts.clear(owner, now());
    const message =
      owner.kind === 'user' && owner.email
        ? interpolate(successMessages.cartClearedOf, { email: owner.email })
        : successMessages.cartCleared;
    return { data: undefined, message };
  }),

  route(calls.setCartQuantity, async ({ caller, params, body }, { carts }, { now }) => {
    const reference = decodeLineReference(params.id);
    const owner = await ownerOfLine(reference, caller);
    const isThere = await carts.setQuantity(owner, reference.lineId, body.quantity, now());
    if (!isThere) throw lineNotFound();
    return { data: undefined, message: successMessages.quantityUpdated };
  }),

  route(calls.removeFromCart, async ({ caller, params }, { carts }, { now }) => {
    const reference = decodeLineReference(params.id);
    const owner = await ownerOfLine(reference, caller);
    if (!(await carts.remove(owner, reference.lineId, now()))) throw lineNotFound();
    return { data: undefined, message: successMessages.itemRemoved };
  }),
];

/** Returns the message of an addition, with the size as it is shown. */
function addedMessage(owner: CartOwner, item: CartItem) {
  const { addedToCart, addedToCartOf, addedOneSizeToCart, addedOneSizeToCartOf } = successMessages;
  const { name } = item;
  const size = sizeLabel(item);
  if (owner.kind === 'user' && owner.email) {
    const { email } = owner;
    return hasSizes(item)
      ? interpolate(addedToCartOf, { name, size, email })
      : interpolate(addedOneSizeToCartOf, { name, email });
  }
  return hasSizes(item)
    ? interpolate(addedToCart, { name, size })
    : interpolate(addedOneSizeToCart, { name });
}

function asLine(owner: CartOwner, item: CartItem): CartLine {
  const { _id: lineId, productId, name, price, image, size, sizing, quantity } = item;
  return {
    _id: encodeLineReference({ owner, lineId }),
    productId,
    name,
    price,
    image,
    size,
    ...(sizing && { sizing }),
    quantity,
  };
}
