export { MAX_QUANTITY, MIN_QUANTITY, quantitySchema, raiseQuantity } from './quantity.ts';
export { GUEST_ID_PATTERN, isGuestId, makeGuestId, type GuestId } from './guest-id.ts';
export { cartExpiry, GUEST_CART_DAYS, type CartOwner } from './cart-owner.ts';
export { hasDetails, lineDetails, withDetails, type LineDetails } from './line-details.ts';
export { lineId, parseLineId } from './line-id.ts';
export {
  cartFullText,
  cartItemFor,
  cartItemSchema,
  cartSchema,
  cartTotal,
  lineTotal,
  MAX_LINES,
  MAX_LINES_PER_COMMIT,
  MAX_LINES_PER_MOVE,
  type Cart,
  type CartItem,
} from './cart-item.ts';
export { mergeCarts, type MergePlan } from './merge-carts.ts';
