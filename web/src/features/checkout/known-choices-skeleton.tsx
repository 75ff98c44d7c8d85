import type { ReactNode } from 'react';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import css from './known-choices.module.css';

/** Renders the rows of KnownChoices while they load, as high as they will be. The payment is the default one. */
export function KnownChoicesSkeleton() {
  const t = useStrings(checkoutStrings);
  const rows: readonly { name: string; value: ReactNode; detail: ReactNode }[] = [
    { name: t.deliverTo, value: <Line />, detail: <Line isDouble /> },
    { name: t.deliveryTitle, value: <Line />, detail: <Line /> },
    { name: t.paymentTitle, value: t.ways.cash, detail: t.wayHints.cash },
  ];
  return (
    <dl className={css.rows} aria-hidden>
      {rows.map(({ name, value, detail }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            <span>{detail}</span>
          </dd>
          <dd className={css.action}>
            <span className={css.pendingChange}>{t.change}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Line = ({ isDouble = false }: { isDouble?: boolean }) => (
  <Skeleton as="span" className={isDouble ? css.pendingLines : css.pendingLine} />
);
