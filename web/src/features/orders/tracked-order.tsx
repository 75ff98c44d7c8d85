import type { TrackedOrder as Tracked } from '@nargisus/domain/orders';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { paths } from '#config/paths.ts';
import { useDeliveryEstimate } from '#locales/delivery-estimate.ts';
import { ordersStrings } from '#locales/en/orders.ts';
import { trackingStrings } from '#locales/en/tracking.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { StitchedLink } from '#ui/stitched-link.tsx';
import { Text } from '#ui/text.tsx';
import { TrackingInfo } from '#ui/tracking-info.tsx';
import { arrivalOf } from './arrival-of.ts';
import { OrderHelp } from './order-help.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import css from './order-tracking.module.css';

/** Renders where an order is, for a visitor without an account. */
export function TrackedOrder({ order }: { order: Tracked }) {
  const t = useStrings(trackingStrings);
  const orders = useStrings(ordersStrings);
  const { dateTime, number } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form, and the focus in it, has gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <section className={css.summary} aria-labelledby="tracked">
        <h2 id="tracked" ref={heading} tabIndex={-1}>
          {order.orderId}
        </h2>
        <Text tone="secondary">
          {orders.placedOn(dateTime(order.placedAt))} · {t.pieces(order.pieces, number(order.pieces))}
        </Text>
        <OrderSteps order={order} />
        <Facts order={order} />
      </section>
      <Section title={orders.timelineTitle}>
        <OrderTimeline timeline={order.timeline} />
      </Section>
      <Section title={t.helpTitle}>
        <OrderHelp orderId={order.orderId} />
      </Section>
      <div className={css.whole}>
        <StitchedLink to={paths.order(order.orderId)}>{t.wholeOrder}</StitchedLink>
        <Text as="p" variant="body2" tone="secondary">
          {t.wholeOrderHint}
        </Text>
      </div>
    </>
  );
}

/** Renders when it comes, with what, and what to have ready. */
function Facts({ order }: { order: Tracked }) {
  const t = useStrings(trackingStrings);
  const orders = useStrings(ordersStrings);
  const estimate = useDeliveryEstimate();
  const { date, takaInWords } = useFormats();
  const [now] = useState(() => new Date());
  const { trackingInfo, toCollect } = order;
  const { isComing, arrivedAt } = arrivalOf(order);
  return (
    <dl className={css.facts}>
      {isComing && <Fact name={t.estimate}>{estimate(order.estimatedDelivery, now)}</Fact>}
      {arrivedAt && <Fact name={t.arrived}>{date(arrivedAt)}</Fact>}
      {isComing && toCollect > 0 && <Fact name={t.toCollect}>{t.toCollectHint(takaInWords(toCollect))}</Fact>}
      {trackingInfo && (
        <Fact name={t.courier}>
          <TrackingInfo text={trackingInfo} label={orders.followParcel} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={css.section} aria-labelledby={heading}>
      <Text as="h2" variant="h4" id={heading}>
        {title}
      </Text>
      {children}
    </section>
  );
}
