export { changesCollectedCash, postDelivery } from './post-delivery.ts';
export { orderCashSchema, postingSchema, type OrderCash, type Posting } from './posting.ts';
