import type { Shop } from '../data/shop.ts';
import type { World } from '../http/route.ts';

/** What settling, refunding and sweeping work with, whether a request or the clock asks for it. */
export type PaymentWorld = Pick<World, 'now' | 'dice' | 'gateway'> & {
  readonly log: Pick<World['log'], 'failed'>;
};

export type PaymentShop = Pick<Shop, 'orders' | 'payments'>;
