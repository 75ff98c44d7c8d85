/**
 * Composite indexes that no query needs and that stay all the same, as `indexText` writes them, each with the reason. A
 * merge of (deliveryStatus, sorting) and (orderStatus, sorting) would serve the waiting orders too; but cancelled orders
 * keep the delivery status 'pending', and the oldest waiting order lies behind all of them.
 */
const WAITING = 'a merge would step over every cancelled order';

export const KEPT_INDEXES: ReadonlyMap<string, string> = new Map([
  ['orders: deliveryStatus ASCENDING, orderStatus ASCENDING, createdAt DESCENDING', WAITING],
  ['orders: deliveryStatus ASCENDING, orderStatus ASCENDING, createdAt ASCENDING', WAITING],
  ['orders: deliveryStatus ASCENDING, orderStatus ASCENDING, totalAmount DESCENDING', WAITING],
  ['orders: deliveryStatus ASCENDING, orderStatus ASCENDING, totalAmount ASCENDING', WAITING],
]);
