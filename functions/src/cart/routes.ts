import type { CartItem, CartOwner } from '@nargisus/domain/cart';
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
    const { addedToCart, addedToCartOf } = successMessages;
    const message =
      owner.kind === 'user'
        ? interpolate(addedToCartOf, { ...item, email: owner.email })
        : interpolate(addedToCart, item);
    return { data: asLine(owner, item), message };
  }),

  route(calls.clearCart, async ({ caller, query }, { carts }, { now }) => {
    const owner = await cartOwnerOf(query, caller);
    await carts.clear(owner, now());
    const message =
      owner.kind === 'user'
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

function asLine(owner: CartOwner, item: CartItem): CartLine {
  const { _id: lineId, productId, name, price, image, size, quantity } = item;
  return { _id: encodeLineReference({ owner, lineId }), productId, name, price, image, size, quantity };
}
