import { styled } from '@mui/material/styles';
import { ordersStrings } from '#locales/en/orders.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** Renders placeholders of order cards. */
export function OrderRowSkeletons() {
  const t = useStrings(ordersStrings);
  return (
    <Rows role="status" aria-label={t.loading}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} />
      ))}
    </Rows>
  );
}

/** Renders the placeholder of the page while the session is being checked, with room for the filter. */
export function OrdersSkeleton() {
  return (
    <>
      <Skeleton style={{ height: 44, maxWidth: 420 }} />
      <OrderRowSkeletons />
    </>
  );
}

/** Renders the placeholder of an order's page: heading, steps and items. */
export function OrderDetailsSkeleton() {
  const t = useStrings(ordersStrings);
  return (
    <div role="status" aria-label={t.loadingOne}>
      {[
        { width: 96, height: 24, marginBottom: 20 },
        { width: 'min(100%, 420px)', height: 36, marginBottom: 12 },
        { width: 180, height: 20, marginBottom: 28 },
        { width: 220, height: 48, marginBottom: 40 },
        { height: 180, marginBottom: 32 },
        { height: 280 },
      ].map((style, index) => (
        <Skeleton key={index} style={style} />
      ))}
    </div>
  );
}

const Rows = styled('div')({
  display: 'grid',
  gap: 16,
  marginTop: 16,
  '& > *': { height: 148, '@media (min-width: 600px)': { height: 104 } },
});
