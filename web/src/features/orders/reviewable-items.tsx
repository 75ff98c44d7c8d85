import type { Order } from '@nargisus/domain/orders';
import { useOwnReviews } from '#data/reviews/own-reviews.ts';
import { OrderItems } from '#ui/order-items.tsx';
import { LineReview } from './line-review.tsx';

/**
 * Renders the items of an order; once it is delivered, each with the customer's review. Without an answer about the reviews
 * the items are shown alone.
 */
export function ReviewableItems({ order }: { order: Order }) {
  const { reviews, reload } = useOwnReviews(order._id, order.orderStatus === 'delivered');
  if (reviews.state !== 'ready') return <OrderItems items={order.items} isLinked />;
  return (
    <OrderItems
      items={order.items}
      isLinked
      below={(item) => (
        <LineReview
          uid={order.uid}
          orderId={order._id}
          item={item}
          review={reviews.value.find((it) => it.productId === item.productId && it.size === item.size)}
          onSaved={reload}
        />
      )}
    />
  );
}
