import { expect, test } from 'vitest';
import { deliveryStepOf } from './delivery-step.ts';

test.each([
  ['confirmed', 'pending', 0],
  ['processing', 'assigned', 1],
  ['shipped', 'in_transit', 2],
  ['shipped', 'out_for_delivery', 3],
  ['delivered', 'delivered', 4],
  // Staff can set the two statuses independently: the later one counts.
  ['shipped', 'pending', 2],
  ['confirmed', 'out_for_delivery', 3],
  ['cancelled', 'assigned', 'cancelledStep'],
  ['cancelled', 'returned', 'returnedStep'],
  ['shipped', 'failed_delivery', 'failedStep'],
] as const)('%s and %s is at %s', (orderStatus, deliveryStatus, step) => {
  expect(deliveryStepOf({ orderStatus, deliveryStatus })).toBe(step);
});
