import { Text } from '#ui/text.tsx';
import { useSyncExternalStore } from 'react';
import { paths } from '#config/paths.ts';
import { STORE } from '#config/store.ts';
import { useShop } from '#data/settings/shop-queries.ts';
import { contactStrings } from '#locales/en/contact.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { StitchedLink } from '#ui/stitched-link.tsx';
import { Container } from '#ui/container.tsx';
import { CallOrVisit } from './call-or-visit.tsx';
import { DeliveryCharges } from './delivery-charges.tsx';
import { isOpen } from './is-open.ts';
import { Faq } from './faq.tsx';
import { Registration } from './registration.tsx';
import css from './contact.module.css';

const neverChanges = () => () => undefined;
const isOpenNow = () => isOpen(new Date());

/** Renders /contact: how to reach the shop, opening hours, delivery, returns and frequent questions. */
export function Contact() {
  const t = useStrings(contactStrings);
  const { number } = useFormats();
  const shop = useShop();
  const openNow = useSyncExternalStore(neverChanges, isOpenNow, () => null);
  return (
    <Container className={css.page}>
      <div className={css.head}>
        <Text variant="h1">{t.title}</Text>
        <Text variant="subtitle1" as="p">
          {t.lead}
        </Text>
      </div>
      <div className={css.cards}>
        <section aria-labelledby="write">
          <Text variant="h3" as="h2" id="write">
            {t.writeTitle}
          </Text>
          <a className={css.mail} href={`mailto:${shop.email}`}>
            {shop.email}
          </a>
          <p>{t.writeHint}</p>
        </section>
        <section aria-labelledby="hours">
          <Text variant="h3" as="h2" id="hours">
            {t.hoursTitle}
          </Text>
          <p>{t.hours(number(hourOf(STORE.opens)), number(hourOf(STORE.closes) - 12))}</p>
          <p>{t.closedDay}</p>
          {/* A blank line in prerendered HTML, which does not know the time. */}
          <strong>{openNow === null ? '\u00a0' : openNow ? t.openNow : t.closedNow}</strong>
        </section>
        <CallOrVisit shop={shop} />
      </div>
      <DeliveryCharges />
      <section className={css.section} aria-labelledby="returns">
        <Text variant="h2" id="returns">
          {t.returnsTitle}
        </Text>
        <div>
          <ul>
            {t.returns.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
          <StitchedLink to={paths.orders()}>{t.myOrders}</StitchedLink>
        </div>
      </section>
      <Faq />
      <Registration shop={shop} />
    </Container>
  );
}

const hourOf = (time: string) => Number(time.slice(0, 2));
