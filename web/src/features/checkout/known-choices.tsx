import { addressSchema } from '@nargisus/domain/checkout';
import {
  calendarOf,
  estimateDelivery,
  type DeliveryOption,
  type DeliveryTerms,
} from '@nargisus/domain/delivery';
import { NO_MONEY, type Paisa } from '@nargisus/domain/money';
import type { ReactNode } from 'react';
import { useDeliveryEstimate } from '#locales/delivery-estimate.ts';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { deliveryStrings } from '#locales/en/delivery.ts';
import { orderLabelStrings } from '#locales/en/order-labels.ts';
import { useFormatAddress } from '#locales/format-address.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import type { AddressValues } from '#ui/address-form.tsx';
import { Button } from '#ui/button.tsx';
import type { Block } from './use-open-blocks.ts';
import type { WayToPay } from './ways-to-pay.ts';
import css from './known-choices.module.css';

interface Props {
  /** The blocks that are open below, where they show their own choice. */
  isOpen(block: Block): boolean;
  address: AddressValues;
  terms: DeliveryTerms;
  option: DeliveryOption;
  charge: Paisa;
  way: WayToPay;
  now: Date;
  onChange(block: Block): void;
}

/** Renders what is known of a returning customer as one block to confirm; each choice opens its own block (docs/adr/0060). */
export function KnownChoices(props: Props) {
  const { isOpen, address, terms, option, charge, way, now, onChange } = props;
  const t = useStrings(checkoutStrings);
  const texts = useStrings(deliveryStrings);
  const labels = useStrings(orderLabelStrings);
  const { taka, digits } = useFormats();
  const estimate = useDeliveryEstimate();
  const addressText = useFormatAddress();
  const complete = addressSchema.safeParse(address);
  const price = charge === NO_MONEY ? texts.free : taka(charge);
  const date = estimate(estimateDelivery(option, now, calendarOf(terms, option)), now);
  const rows: Record<Block, { value: ReactNode; detail: ReactNode; action: string }> = {
    address: {
      value: `${address.recipientName}, ${digits(address.recipientPhone)}`,
      detail: complete.success && addressText(complete.data),
      action: t.changeAddress,
    },
    delivery: {
      value: `${labels.deliveryOptions[option]} · ${price}`,
      detail: date,
      action: t.changeDelivery,
    },
    payment: { value: t.ways[way], detail: t.wayHints[way], action: t.changePayment },
  };
  const names = { address: t.deliverTo, delivery: t.deliveryTitle, payment: t.paymentTitle };
  return (
    <dl className={css.rows}>
      {(['address', 'delivery', 'payment'] as const)
        .filter((block) => !isOpen(block))
        .map((block) => (
          <div key={block}>
            <dt>{names[block]}</dt>
            <dd>
              <b>{rows[block].value}</b>
              <span>{rows[block].detail}</span>
            </dd>
            <dd className={css.action}>
              <Button
                type="button"
                variant="text"
                small
                aria-label={rows[block].action}
                onClick={() => onChange(block)}
              >
                {t.change}
              </Button>
            </dd>
          </div>
        ))}
    </dl>
  );
}
