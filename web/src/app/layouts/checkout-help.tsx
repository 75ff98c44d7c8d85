import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useShop } from '#data/settings/shop-queries.ts';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { telUrl, whatsAppUrl } from '#ui/phone-links.ts';
import { useAfterLoad } from '#ui/use-after-load.ts';
import css from './checkout-help.module.css';

/**
 * Renders who helps with an order, for the checkout's header. Reads the public settings after the page has loaded; until then, and where a
 * shop has no number, the contact page helps. The default export is what the header loads.
 */
export default function CheckoutHelp(): ReactNode {
  const t = useStrings(checkoutStrings);
  const { digits } = useFormats();
  const { phone, whatsapp } = useShop({ enabled: useAfterLoad() });
  return (
    <nav className={css.help} aria-label={t.help}>
      {phone && <a href={telUrl(phone)}>{t.call(digits(phone))}</a>}
      {whatsapp && (
        <a href={whatsAppUrl(whatsapp)} target="_blank" rel="noopener noreferrer">
          {t.whatsApp}
        </a>
      )}
      {!phone && !whatsapp && (
        // In a new tab: the form keeps what was typed.
        <Link to={paths.contact()} target="_blank">
          {t.help}
        </Link>
      )}
    </nav>
  );
}
