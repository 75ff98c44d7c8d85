import type { ShownOffer } from '@nargisus/domain/home';
import { Link } from 'react-router-dom';
import { homeStrings } from '#locales/en/home.ts';
import { useLocalized } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import css from './offer-strip.module.css';

/** Renders the offer of staff above the banner: a link, or a text. */
export function OfferStrip({ offer }: { offer: ShownOffer }) {
  const t = useStrings(homeStrings);
  const text = useLocalized()(offer, 'text');
  return (
    <aside className={css.strip} aria-label={t.offer}>
      {offer.link ? <Link to={offer.link} {...text} /> : <p {...text} />}
    </aside>
  );
}
