/**
 * What became of the pieces of a counted line: committed to the order, handed over to a rider or courier, released by a
 * cancellation, or received back and put on the shelf or written off. A line without a state was sold uncounted.
 */
export const LINE_STOCK_STATES = [
  'committed',
  'handed-over',
  'released',
  'restocked',
  'written-off',
] as const;

export type LineStock = (typeof LINE_STOCK_STATES)[number];
