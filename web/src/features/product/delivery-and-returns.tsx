import { RETURN_DAYS } from '@nargisus/domain/delivery';
import type { Paisa } from '@nargisus/domain/money';
import { lazy, Suspense } from 'react';
import { deliveryForHydration } from '#data/delivery/delivery-queries.ts';
import { productStrings } from '#locales/en/product.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { NoteIcon, ReturnIcon } from '#ui/product-icons.tsx';
import css from './delivery-and-returns.module.css';
import { ProductTerm } from './product-term.tsx';

/** Hydrates later than the page, which has no bytes left for the calendar; it works without. */
const DeliveryTerm = lazy(async () => {
  const [terms] = await Promise.all([
    import('./delivery-term.tsx').catch(() => null),
    deliveryForHydration(),
  ]);
  return { default: terms ? terms.DeliveryTerm : () => null };
});

/** Renders the delivery date, returns and payment. A product that is out of stock has no delivery date. */
export function DeliveryAndReturns({ inStock, price }: { inStock: boolean; price: Paisa }) {
  const t = useStrings(productStrings);
  const { number } = useFormats();
  return (
    <ul className={css.list} aria-label={t.promises}>
      {inStock && (
        <Suspense fallback={<li style={{ minHeight: 44 }} />}>
          <DeliveryTerm price={price} />
        </Suspense>
      )}
      <ProductTerm icon={<ReturnIcon />} title={t.returns(number(RETURN_DAYS))}>
        {t.returnsHow}
      </ProductTerm>
      <ProductTerm icon={<NoteIcon />} title={t.cash}>
        {t.cashHow}
      </ProductTerm>
    </ul>
  );
}
