import { checkoutStrings } from '#locales/en/checkout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Text } from '#ui/text.tsx';
import css from './checkout-skeleton.module.css';

/** Renders 'Loading checkout...' (docs/reference/specification.md 2) with placeholders for form and summary. */
export function CheckoutSkeleton() {
  const t = useStrings(checkoutStrings);
  return (
    <div role="status">
      <Text tone="secondary" className={css.status}>
        {t.loading}
      </Text>
      <div aria-hidden className={css.grid}>
        <div className={css.fields}>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} style={{ height: 58 }} />
          ))}
        </div>
        <div>
          {[90, 90, 160, 52].map((height, index) => (
            <Skeleton key={index} style={{ height }} />
          ))}
        </div>
      </div>
    </div>
  );
}
