import { deliveryCharge, estimateDelivery, RETURN_DAYS } from '@nargisus/domain/delivery';
import { useState, type ReactNode } from 'react';
import { productStrings } from '#locales/en/product.ts';
import { useDeliveryEstimate } from '#locales/delivery-estimate.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { NoteIcon, ReturnIcon, TruckIcon } from '#ui/product-icons.tsx';
import css from './delivery-and-returns.module.css';

/**
 * When it arrives, how it goes back, how it is paid: what a shopper asks before the price is a price. What is out of stock
 * has no day to arrive on.
 */
export function DeliveryAndReturns({ inStock }: { inStock: boolean }) {
  const t = useStrings(productStrings);
  const { taka, number } = useFormats();
  const estimate = useDeliveryEstimate();
  const [now] = useState(() => new Date());
  const days = (option: 'standard' | 'premium') => estimate(estimateDelivery(option, now), now);
  const charge = (option: 'standard' | 'premium') => taka(deliveryCharge(option));
  return (
    <ul className={css.list} aria-label={t.promises}>
      {inStock && (
        <Promise icon={<TruckIcon />} head={t.arrives(days('standard'))}>
          {t.ways(charge('standard'), days('premium'), charge('premium'))}
        </Promise>
      )}
      <Promise icon={<ReturnIcon />} head={t.returns(number(RETURN_DAYS))}>
        {t.returnsHow}
      </Promise>
      <Promise icon={<NoteIcon />} head={t.cash}>
        {t.cashHow}
      </Promise>
    </ul>
  );
}

function Promise({ icon, head, children }: { icon: ReactNode; head: string; children: string }) {
  return (
    <li>
      {icon}
      <p>
        <strong>{head}</strong>
        <span>{children}</span>
      </p>
    </li>
  );
}
