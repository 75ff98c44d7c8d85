import * as z from 'zod/mini';
import type { Order } from '../orders/order.ts';
import { momentSchema } from '../time/moment.ts';
import { setByHandAt } from './follow-parcel.ts';
import { PARCEL_PROBLEMS } from './parcel-progress.ts';
import { PARCEL_STATES } from './parcel-states.ts';

/** What the desk shows of an order's current parcel. A part of orderDesk/{id}. */
export const deskParcelSchema = z.object({
  invoice: z.string(),
  /** Counts the parcels of the order from 1. */
  attempt: z.int(),
  state: z.enum(PARCEL_STATES),
  problem: z.nullable(z.enum(PARCEL_PROBLEMS)),
  /** The time of the sighting behind the problem. */
  problemAt: z.nullable(momentSchema),
});

export type DeskParcel = z.output<typeof deskParcelSchema>;

/** Returns whether a parcel's problem still waits for a person: a status that staff set later settles it. */
export function hasOpenProblem(
  order: Partial<Pick<Order, 'timeline'>>,
  { problem, problemAt }: Pick<DeskParcel, 'problem' | 'problemAt'>,
): boolean {
  if (problem === null) return false;
  const handSet = order.timeline ? setByHandAt({ timeline: order.timeline }) : null;
  return handSet === null || problemAt === null || handSet < problemAt;
}
