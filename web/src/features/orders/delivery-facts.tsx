import { riderNoteOf, trackingOf, type Order } from '@nargisus/domain/orders';
import { useState } from 'react';
import { useFormatAddress } from '#locales/format-address.ts';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { ordersStrings } from '#locales/en/orders.ts';
import { useDeliveryEstimate } from '#locales/delivery-estimate.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { OrderFact, OrderFacts } from './order-facts.tsx';

/** To whom and where it goes, and when. */
export function DeliveryFacts({ order }: { order: Order }) {
  const t = useStrings(ordersStrings);
  const words = useStrings(checkoutStrings);
  const estimate = useDeliveryEstimate();
  const addressText = useFormatAddress();
  const { date } = useFormats();
  const [riderNote, tracking] = [riderNoteOf(order), trackingOf(order)];
  const [now] = useState(() => new Date());
  const { shippingAddress: to, orderStatus, deliveryStatus } = order;
  const arrived = order.timeline.findLast((entry) => entry.to.deliveryStatus === 'delivered');
  const isDelivered = deliveryStatus === 'delivered' && arrived;
  const isComing = !isDelivered && orderStatus !== 'cancelled' && deliveryStatus !== 'returned';
  return (
    <OrderFacts>
      <OrderFact name={words.fields.recipientName}>{to.recipientName}</OrderFact>
      <OrderFact name={words.fields.recipientPhone}>{to.recipientPhone}</OrderFact>
      <OrderFact name={t.deliveryTo}>{addressText(to)}</OrderFact>
      <OrderFact name={t.category}>{words.categories[to.addressCategory]}</OrderFact>
      <OrderFact name={words.deliveryChoice}>{words.delivery[order.deliveryOption].label}</OrderFact>
      {isComing && <OrderFact name={t.estimate}>{estimate(order.estimatedDelivery, now)}</OrderFact>}
      {isDelivered && <OrderFact name={t.arrived}>{date(arrived.at)}</OrderFact>}
      {order.deliveryAssignedTo && <OrderFact name={t.rider}>{order.deliveryAssignedTo}</OrderFact>}
      {riderNote && <OrderFact name={t.note}>{riderNote}</OrderFact>}
      {tracking && <OrderFact name={t.tracking}>{tracking}</OrderFact>}
    </OrderFacts>
  );
}
