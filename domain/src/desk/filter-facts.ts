import * as z from 'zod/mini';
import { REGIONS } from '../checkout/regions.ts';
import { COURIER_LABELS, COURIERS } from '../couriers/parcel.ts';
import type { Order } from '../orders/order.ts';
import { SOLD_THROUGH, soldThrough } from '../orders/order-source.ts';
import { SHOWN_STATUSES, shownStatus } from '../orders/shown-status.ts';
import { PAYMENT_METHODS } from '../orders/statuses.ts';
import { fold } from './fold.ts';

/** Who brings an order: nobody yet, the shop's own riders, or a courier. */
export const CARRIERS = ['none', 'own-riders', ...COURIERS] as const;
type Carrier = (typeof CARRIERS)[number];

/** A fact that older desk documents lack until desk:rebuild writes it. */
const fact = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null);

/**
 * What a list of orders is filtered by, beside the three statuses. Each is stored as one value, because Firestore merges the
 * indexes (value, createdAt) of any of them (docs/adr/0087).
 */
export const filterFactsShape = {
  /** The status that the badge of the order shows, which two of its statuses decide. */
  shown: fact(z.enum(SHOWN_STATUSES)),
  source: fact(z.enum(SOLD_THROUGH)),
  carrier: fact(z.enum(CARRIERS)),
  region: fact(z.enum(REGIONS)),
  /** As districtKey() returns it. */
  district: fact(z.string()),
  paymentMethod: fact(z.enum(PAYMENT_METHODS)),
};

type FilterFacts = z.output<z.ZodMiniObject<typeof filterFactsShape>>;

type Filtered = Pick<
  Order,
  'orderStatus' | 'deliveryStatus' | 'timeline' | 'deliveryAssignedTo' | 'shippingAddress' | 'paymentMethod'
>;

/** Returns what an order is filtered by. */
export function filterFactsOf(order: Filtered): FilterFacts {
  const { region, district } = order.shippingAddress;
  return {
    shown: shownStatus(order),
    source: soldThrough(order),
    carrier: carrierOf(order),
    region,
    district: districtKey(district),
    paymentMethod: order.paymentMethod,
  };
}

/** Returns who brings an order: a courier by the label with which it is assigned, otherwise a rider of the shop. */
export function carrierOf({ deliveryAssignedTo }: Pick<Order, 'deliveryAssignedTo'>): Carrier {
  const name = deliveryAssignedTo.trim();
  if (name === '') return 'none';
  return COURIERS.find((courier) => COURIER_LABELS[courier] === name) ?? 'own-riders';
}

/**
 * Returns the value by which the orders of a district are found: its English name, folded. An address that was chosen and one
 * that was typed by hand agree in it.
 */
export const districtKey = (district: string): string => fold(district).trim().replace(/\s+/g, ' ');
