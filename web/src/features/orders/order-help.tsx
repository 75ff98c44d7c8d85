import { paths } from '#config/paths.ts';
import { useShop } from '#data/settings/shop-queries.ts';
import { trackingStrings } from '#locales/en/tracking.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { telUrl, whatsAppUrl } from '#ui/phone-links.ts';
import { StitchedLink } from '#ui/stitched-link.tsx';
import css from './order-help.module.css';

/** Renders the ways to reach the shop about an order, with its number filled in. */
export function OrderHelp({ orderId }: { orderId: string }) {
  const t = useStrings(trackingStrings);
  const { digits } = useFormats();
  const { phone, whatsapp } = useShop();
  return (
    <ul className={css.ways}>
      {phone && (
        <li>
          <a href={telUrl(phone)}>{t.call(digits(phone))}</a>
        </li>
      )}
      {whatsapp && (
        <li>
          <a
            href={`${whatsAppUrl(whatsapp)}?text=${encodeURIComponent(t.whatsAppText(orderId))}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t.whatsApp}
          </a>
        </li>
      )}
      <li>
        <StitchedLink to={paths.contact()}>{t.contact}</StitchedLink>
      </li>
    </ul>
  );
}
