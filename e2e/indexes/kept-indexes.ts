/**
 * Composite indexes that are kept although no query requires them, in the format of `indexText`, each with its reason. A merge of
 * (deliveryStatus, sorting) and (orderStatus, sorting) could serve the list of pending orders too, but cancelled orders keep the
 * delivery status 'pending', so the merge would read all of them before the oldest pending order.
 */
const PENDING = 'a merge would step over every cancelled order';

export const KEPT_INDEXES: ReadonlyMap<string, string> = new Map([
  ['orders: deliveryStatus ASCENDING, orderStatus ASCENDING, createdAt DESCENDING', PENDING],
  ['orders: deliveryStatus ASCENDING, orderStatus ASCENDING, createdAt ASCENDING', PENDING],
  ['orders: deliveryStatus ASCENDING, orderStatus ASCENDING, totalAmount DESCENDING', PENDING],
  ['orders: deliveryStatus ASCENDING, orderStatus ASCENDING, totalAmount ASCENDING', PENDING],
]);
