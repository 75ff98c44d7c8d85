import {
  chargeRange,
  deliveryTermsFor,
  NO_PLACE,
  type DeliveryOption,
  type DeliverySettings,
} from '@nargisus/domain/delivery';
import { NO_MONEY } from '@nargisus/domain/money';
import { dhakaDay } from '@nargisus/domain/time';
import { useState } from 'react';
import { useDelivery } from '#data/delivery/delivery-queries.ts';
import { contactStrings } from '#locales/en/contact.ts';
import { deliveryStrings } from '#locales/en/delivery.ts';
import { orderLabelStrings } from '#locales/en/order-labels.ts';
import { useFormats } from '#locales/formats.ts';
import { useLocalized } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import { Text } from '#ui/text.tsx';
import css from './delivery-charges.module.css';

/** The most holidays that are listed, the next ones. */
const MOST_HOLIDAYS = 8;

/** Renders each delivery option with its charge, by zone where there are several, and the days without delivery. */
export function ChargesByZone() {
  const settings = useDelivery();
  return settings.state === 'ready' ? <Charges settings={settings.value} /> : null;
}

function Charges({ settings }: { settings: DeliverySettings }) {
  const t = useStrings(contactStrings);
  const texts = useStrings(deliveryStrings);
  const labels = useStrings(orderLabelStrings);
  const { day } = useFormats();
  const [today] = useState(() => dhakaDay(new Date()));
  const terms = deliveryTermsFor(NO_PLACE, settings);
  const isDivided = settings.zones.length > 1;
  const hasNoOthers = isDivided && settings.zones.every(({ places }) => places.length > 0);
  const daysOff = settings.daysOff.map((it) => texts.weekdays[it]).join(', ');
  const holidays = settings.holidays
    .filter((it) => it >= today)
    .sort()
    .slice(0, MOST_HOLIDAYS);
  return (
    <>
      <ul className={css.options}>
        {terms.options.map(({ option }) => (
          <li key={option}>
            <Text variant="h6" as="h3">
              {labels.deliveryOptions[option]}
            </Text>
            {isDivided ? (
              <ZoneCharges option={option} settings={settings} />
            ) : (
              <Text variant="h3" as="p">
                <Money amount={chargeRange(terms, option, NO_MONEY)?.to ?? NO_MONEY} />
              </Text>
            )}
            <Text tone="secondary">{t.deliveryDays[option]}</Text>
          </li>
        ))}
      </ul>
      <Text tone="secondary" style={{ marginTop: 16 }}>
        {hasNoOthers && `${texts.elsewhere} `}
        {daysOff && `${texts.daysOff(daysOff)} `}
        {holidays.length > 0 && texts.holidays(holidays.map(day).join('; '))}
      </Text>
    </>
  );
}

function ZoneCharges({ option, settings }: { option: DeliveryOption; settings: DeliverySettings }) {
  const texts = useStrings(deliveryStrings);
  const localized = useLocalized();
  const { taka, number } = useFormats();
  return (
    <dl className={css.zones}>
      {settings.zones.map((zone, at) => {
        const charge = zone.charges[option];
        const notes = [
          ...(charge !== null && zone.freeFrom !== null ? [texts.freeFrom(taka(zone.freeFrom))] : []),
          ...(charge !== null && zone.extraDays > 0
            ? [texts.longer(zone.extraDays, number(zone.extraDays))]
            : []),
        ];
        return (
          // The zones have no id, and their order is that of the settings.
          <div key={at}>
            <dt {...localized(zone, 'name')} />
            <dd>
              {charge === null ? (
                texts.notOffered
              ) : charge === NO_MONEY ? (
                texts.free
              ) : (
                <Money amount={charge} />
              )}
              {notes.length > 0 && <small>{notes.join(', ')}</small>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
