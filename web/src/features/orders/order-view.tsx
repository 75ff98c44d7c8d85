import { styled } from '@mui/material/styles';
import { hasShipped, shownStatus, type Order } from '@nargisus/domain/orders';
import { lastReturnDay } from '@nargisus/domain/returns';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { paths } from '#config/paths.ts';
import { ordersStrings } from '#locales/en/orders.ts';
import { trackingStrings } from '#locales/en/tracking.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { StitchedLink } from '#ui/stitched-link.tsx';
import { useLightPrint } from '#ui/use-light-print.ts';
import { CancelOrder } from './cancel-order.tsx';
import { ReorderButton } from './reorder-button.tsx';
import { ReviewableItems } from './reviewable-items.tsx';
import { ExchangeLinks } from './exchange-links.tsx';
import { DeliveryDetails } from './delivery-details.tsx';
import { PaymentDetails } from './payment-details.tsx';
import { OrderHelp } from './order-help.tsx';
import { OrderSteps } from './order-steps.tsx';
import { ShareTracking } from './share-tracking.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { WalletHint } from './wallet-hint.tsx';

/** A chunk of its own: most orders that are opened are on their way. */
const OrderReturns = lazy(() =>
  import('./returns/order-returns.tsx').then((m) => ({ default: m.OrderReturns })),
);

/** Renders an order for its buyer. Has a print layout. */
export function OrderView({ order }: { order: Order }) {
  const t = useStrings(ordersStrings);
  const tracking = useStrings(trackingStrings);
  const { dateTime } = useFormats();
  useLightPrint();
  const mayCancel = order.orderStatus !== 'cancelled' && !hasShipped(order);
  const heading = useRef<HTMLHeadingElement>(null);
  const couldCancel = useRef(mayCancel);
  useEffect(() => {
    // The Cancel button has unmounted, and the focus with it.
    if (couldCancel.current && !mayCancel && document.activeElement === document.body)
      heading.current?.focus();
    couldCancel.current = mayCancel;
  }, [mayCancel]);
  return (
    <>
      <StitchedLink to={paths.orders()} data-screen-only>
        {t.allOrders}
      </StitchedLink>
      <Head>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            <OrderTitle orderId={order.orderId} />
          </h1>
          <p>{t.placedOn(dateTime(order.createdAt))}</p>
        </div>
        <StatusBadge status={shownStatus(order)} />
      </Head>
      <ExchangeLinks order={order} />
      <Actions data-screen-only>
        <ReorderButton order={order} />
        {mayCancel && <CancelOrder order={order} />}
        <ShareTracking order={order} />
        <Button type="button" variant="outlined" onClick={() => window.print()}>
          {t.print}
        </Button>
      </Actions>
      <OrderSection title={t.stepsTitle}>
        <OrderSteps order={order} />
        {order.onHold && order.orderStatus === 'confirmed' && <p>{t.held}</p>}
      </OrderSection>
      <Columns>
        <div>
          <OrderSection title={t.items}>
            <ReviewableItems order={order} />
          </OrderSection>
          {lastReturnDay(order) && (
            <OrderSection title={t.returnsTitle}>
              <Suspense fallback={<Skeleton style={{ height: 96 }} />}>
                <OrderReturns order={order} />
              </Suspense>
            </OrderSection>
          )}
          <OrderSection title={t.timelineTitle}>
            <OrderTimeline timeline={order.timeline} />
          </OrderSection>
        </div>
        <div>
          <OrderSection title={t.deliveryTitle}>
            <DeliveryDetails order={order} />
          </OrderSection>
          <OrderSection title={t.paymentTitle}>
            <PaymentDetails order={order} />
            <WalletHint order={order} />
          </OrderSection>
          <div data-screen-only>
            <OrderSection title={tracking.helpTitle}>
              <OrderHelp orderId={order.orderId} />
            </OrderSection>
          </div>
        </div>
      </Columns>
    </>
  );
}

/** Renders the order id without line breaks at its hyphens. */
function OrderTitle({ orderId }: { orderId: string }) {
  const t = useStrings(ordersStrings);
  const [before, after] = t.order(orderId).split(orderId);
  return (
    <>
      {before}
      <Id>{orderId}</Id>
      {after}
    </>
  );
}

function OrderSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Section aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </Section>
  );
}

const Id = styled('span')({ display: 'inline-block', whiteSpace: 'nowrap', fontSize: 'min(1em, 6.4vw)' });

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '8px 24px',
  margin: '12px 0 20px',
  '& h1': { ...theme.typography.h2, margin: 0, outline: 'none', overflowWrap: 'anywhere' },
  '& p': { margin: '6px 0 0', color: theme.vars.palette.text.secondary },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginBottom: 28 });

const Section = styled('section')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  padding: '24px 0 32px',
  breakInside: 'avoid',
  '& > h2': { ...theme.typography.h4, margin: '0 0 18px' },
}));

const Columns = styled('div')({
  display: 'grid',
  columnGap: 'clamp(32px, 6vw, 88px)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});
