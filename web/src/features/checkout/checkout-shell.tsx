import { checkoutStrings } from '#locales/en/checkout.ts';
import { placesStrings } from '#locales/en/places.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Text, textClass } from '#ui/text.tsx';
import { CheckoutStep } from './checkout-step.tsx';
import { KnownChoicesSkeleton } from './known-choices-skeleton.tsx';
import layout from './checkout-layout.module.css';
import css from './checkout-shell.module.css';

/**
 * Renders 'Loading checkout...' (docs/reference/specification.md 2) where the summary will be, and the first blocks with the
 * words that they will have: those of a returning customer, or of a first order (`returning-hint.ts`). The blocks take the
 * place of their content, so that nothing moves when it arrives.
 */
export function CheckoutShell() {
  const t = useStrings(checkoutStrings);
  return (
    <div className={layout.form}>
      <div className={css.summary}>
        <Text role="status" className={css.status}>
          {t.loading}
        </Text>
        <Skeleton className={css.lines} />
      </div>
      <div aria-hidden>
        <div className={css.returning}>
          <CheckoutStep title={t.confirmTitle}>
            <KnownChoicesSkeleton />
          </CheckoutStep>
        </div>
        <div className={css.first}>
          <FirstBlocks />
        </div>
      </div>
      <div aria-hidden className={css.price}>
        <Skeleton style={{ height: 160 }} />
        <Skeleton style={{ height: 56 }} />
      </div>
    </div>
  );
}

function FirstBlocks() {
  const t = useStrings(checkoutStrings);
  const { hint } = useStrings(placesStrings);
  return (
    <>
      <CheckoutStep title={t.recipientTitle} number={1}>
        <div className={css.fields}>
          <Field label={t.fields.recipientName} />
          <Field label={t.fields.recipientPhone} hint={t.phoneHint} />
        </div>
      </CheckoutStep>
      <CheckoutStep title={t.addressTitle} number={2}>
        <div className={css.fields}>
          <Field label={t.area} hint={hint} />
        </div>
      </CheckoutStep>
    </>
  );
}

const Field = ({ label, hint }: { label: string; hint?: string }) => (
  <div>
    <Skeleton className={css.field}>{label}</Skeleton>
    {hint && <p className={textClass('caption', css.hint)}>{hint}</p>}
  </div>
);
