import type { ShopSettings } from '@nargisus/domain/settings';
import { contactStrings } from '#locales/en/contact.ts';
import { useLanguage, useStrings } from '#locales/use-strings.ts';
import { telUrl, whatsAppUrl } from '#ui/phone-links.ts';
import { Text } from '#ui/text.tsx';
import css from './contact.module.css';

/** Renders phone, WhatsApp and address of the shop; nothing while the settings have none of them. */
export function CallOrVisit({ shop }: { shop: ShopSettings }) {
  const t = useStrings(contactStrings);
  const isBangla = useLanguage() === 'bn';
  const { phone, whatsapp } = shop;
  const address = isBangla ? shop.addressBn || shop.address : shop.address || shop.addressBn;
  if (!phone && !whatsapp && !address) return null;
  return (
    <section aria-labelledby="call">
      <Text variant="h3" as="h2" id="call">
        {t.callTitle}
      </Text>
      {phone && (
        <a className={css.mail} href={telUrl(phone)}>
          {phone}
        </a>
      )}
      {whatsapp && (
        <a className={css.mail} href={whatsAppUrl(whatsapp)} target="_blank" rel="noopener noreferrer">
          {t.whatsApp(whatsapp)}
        </a>
      )}
      {address && <address className={css.address}>{address}</address>}
    </section>
  );
}
