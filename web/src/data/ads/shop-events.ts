import type { CartItem } from '@nargisus/domain/cart';
import type { Order } from '@nargisus/domain/orders';

/** What a visitor did that ads count. */
export type ShopEvent =
  /** `quantity`: as many as were added, of which the cart may have had some. */
  | { readonly name: 'added-to-cart'; readonly line: CartItem }
  /** Once per view of the page after an order. */
  | { readonly name: 'ordered'; readonly order: Order };

/** Before the code that follows events is loaded. */
const MOST_WAITING = 20;
let waiting: ShopEvent[] = [];
let follower: ((event: ShopEvent) => void) | undefined;

/** Passes an event to whoever follows events, at once or as soon as somebody does. */
export function emitShopEvent(event: ShopEvent): void {
  if (follower) follower(event);
  else if (waiting.length < MOST_WAITING) waiting.push(event);
}

/** Follows events, beginning with those that wait. Returns the function that ends it. */
export function followShopEvents(follow: (event: ShopEvent) => void): () => void {
  const missed = waiting;
  waiting = [];
  follower = follow;
  missed.forEach(follow);
  return () => {
    if (follower === follow) follower = undefined;
  };
}
