import type { ReactNode } from 'react';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { placesStrings } from '#locales/en/places.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Text, textClass } from '#ui/text.tsx';
import { CheckoutStep } from './checkout-step.tsx';
import layout from './checkout-layout.module.css';
import known from './known-choices.module.css';
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
          <KnownRows />
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

/** Renders the block to confirm. The payment is the default one. */
function KnownRows() {
  const t = useStrings(checkoutStrings);
  const rows: readonly (readonly [name: string, value: ReactNode, detail: ReactNode])[] = [
    [t.deliverTo, <Skeleton key="0" as="span" />, <Skeleton key="1" as="span" className={css.twoLines} />],
    [t.deliveryTitle, <Skeleton key="0" as="span" />, <Skeleton key="1" as="span" />],
    [t.paymentTitle, t.ways.cash, t.wayHints.cash],
  ];
  return (
    <CheckoutStep title={t.confirmTitle}>
      <dl className={known.rows}>
        {rows.map(([name, value, detail]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{value}</b>
              <span>{detail}</span>
            </dd>
            <dd className={known.action}>
              <span className={css.change}>{t.change}</span>
            </dd>
          </div>
        ))}
      </dl>
    </CheckoutStep>
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
