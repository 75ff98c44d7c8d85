import { riderNoteOf, trackingOf, type Order } from '@nargisus/domain/orders';
import { useState } from 'react';
import { orderLabelStrings } from '#locales/en/order-labels.ts';
import { useFormatAddress } from '#locales/format-address.ts';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { ordersStrings } from '#locales/en/orders.ts';
import { useDeliveryEstimate } from '#locales/delivery-estimate.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TrackingInfo } from '#ui/tracking-info.tsx';
import { arrivalOf } from './arrival-of.ts';
import { DescriptionItem, DescriptionList } from './description-list.tsx';

/** Renders the recipient, the address and the delivery date of an order. */
export function DeliveryDetails({ order }: { order: Order }) {
  const t = useStrings(ordersStrings);
  const labels = useStrings(orderLabelStrings);
  const checkout = useStrings(checkoutStrings);
  const estimate = useDeliveryEstimate();
  const addressText = useFormatAddress();
  const { date } = useFormats();
  const [riderNote, tracking] = [riderNoteOf(order), trackingOf(order)];
  const [now] = useState(() => new Date());
  const { shippingAddress: to } = order;
  const { isComing, arrivedAt } = arrivalOf(order);
  return (
    <DescriptionList>
      <DescriptionItem name={checkout.fields.recipientName}>{to.recipientName}</DescriptionItem>
      <DescriptionItem name={checkout.fields.recipientPhone}>{to.recipientPhone}</DescriptionItem>
      <DescriptionItem name={t.deliveryTo}>{addressText(to)}</DescriptionItem>
      <DescriptionItem name={t.category}>{checkout.categories[to.addressCategory]}</DescriptionItem>
      <DescriptionItem name={checkout.deliveryChoice}>
        {labels.deliveryOptions[order.deliveryOption]}
      </DescriptionItem>
      {isComing && (
        <DescriptionItem name={t.estimate}>{estimate(order.estimatedDelivery, now)}</DescriptionItem>
      )}
      {arrivedAt && <DescriptionItem name={t.arrived}>{date(arrivedAt)}</DescriptionItem>}
      {order.deliveryAssignedTo && (
        <DescriptionItem name={t.rider}>{order.deliveryAssignedTo}</DescriptionItem>
      )}
      {riderNote && <DescriptionItem name={t.note}>{riderNote}</DescriptionItem>}
      {tracking && (
        <DescriptionItem name={t.tracking}>
          <TrackingInfo text={tracking} label={t.followParcel} />
        </DescriptionItem>
      )}
    </DescriptionList>
  );
}
