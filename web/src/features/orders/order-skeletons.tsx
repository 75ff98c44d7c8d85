import { styled } from '@mui/material/styles';
import { ordersStrings } from '#locales/en/orders.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** Cards of orders that are on their way. */
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

/** The same before it is known who asks, with room for the filter above them. */
export function OrdersSkeleton() {
  return (
    <>
      <Skeleton style={{ height: 44, maxWidth: 420 }} />
      <OrderRowSkeletons />
    </>
  );
}

/** One order's page: its head, where it is, what is in it. */
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
      ].map((style, place) => (
        <Skeleton key={place} style={style} />
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
