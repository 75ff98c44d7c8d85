import { riderNoteOf, trackingOf, type Order } from '@nargisus/domain/orders';
import { useState } from 'react';
import { useAddressText } from '#texts/address-text.ts';
import { checkoutTexts } from '#texts/en/checkout.ts';
import { ordersTexts } from '#texts/en/orders.ts';
import { useEstimate } from '#texts/estimate.ts';
import { useFormats } from '#texts/formats.ts';
import { useTexts } from '#texts/use-texts.ts';
import { OrderFact, OrderFacts } from './order-facts.tsx';

/** To whom and where it goes, and when. */
export function DeliveryFacts({ order }: { order: Order }) {
  const t = useTexts(ordersTexts);
  const words = useTexts(checkoutTexts);
  const estimate = useEstimate();
  const addressText = useAddressText();
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
