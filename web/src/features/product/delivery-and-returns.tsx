import {
  DEFAULT_CALENDAR,
  DEFAULT_DELIVERY,
  deliveryCharge,
  estimateDelivery,
  RETURN_DAYS,
} from '@nargisus/domain/delivery';
import { NO_MONEY } from '@nargisus/domain/money';
import { useState, type ReactNode } from 'react';
import { productStrings } from '#locales/en/product.ts';
import { useDeliveryEstimate } from '#locales/delivery-estimate.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Text } from '#ui/text.tsx';
import { NoteIcon, ReturnIcon, TruckIcon } from '#ui/product-icons.tsx';
import css from './delivery-and-returns.module.css';

/** Renders the delivery date, returns and payment. A product that is out of stock has no delivery date. */
export function DeliveryAndReturns({ inStock }: { inStock: boolean }) {
  const t = useStrings(productStrings);
  const { taka, number } = useFormats();
  const estimate = useDeliveryEstimate();
  const [now] = useState(() => new Date());
  const days = (option: 'standard' | 'premium') =>
    estimate(estimateDelivery(option, now, DEFAULT_CALENDAR), now);
  const charge = (option: 'standard' | 'premium') =>
    taka(deliveryCharge(DEFAULT_DELIVERY, option, NO_MONEY) ?? NO_MONEY);
  return (
    <ul className={css.list} aria-label={t.promises}>
      {inStock && (
        <Term icon={<TruckIcon />} title={t.arrives(days('standard'))}>
          {t.ways(charge('standard'), days('premium'), charge('premium'))}
        </Term>
      )}
      <Term icon={<ReturnIcon />} title={t.returns(number(RETURN_DAYS))}>
        {t.returnsHow}
      </Term>
      <Term icon={<NoteIcon />} title={t.cash}>
        {t.cashHow}
      </Term>
    </ul>
  );
}

function Term({ icon, title, children }: { icon: ReactNode; title: string; children: string }) {
  return (
    <li>
      {icon}
      <div>
        <strong>{title}</strong>
        <Text variant="body2" tone="secondary">
          {children}
        </Text>
      </div>
    </li>
  );
}
