import { errorMessages, ShopError, toDocument } from '@nargisus/domain/contract';
import { orderSchema, type Order } from '@nargisus/domain/orders';

/** Returns the rejection of a request whose key has created an order from another request, with that order. */
export function alreadyOrdered(made: Order): ShopError {
  const { _id, orderId, tranId } = made;
  const order = { ...toDocument(orderSchema, made), _id };
  return new ShopError('conflict', tranId ? errorMessages.alreadyPaid : errorMessages.alreadyOrdered, {
    data: { ...(tranId && { tranId }), orderId, order },
  });
}
