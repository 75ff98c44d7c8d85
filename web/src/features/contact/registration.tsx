import type { ShopSettings } from '@nargisus/domain/settings';
import { contactStrings } from '#locales/en/contact.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Text } from '#ui/text.tsx';
import css from './contact.module.css';

/** Renders the numbers under which the shop is registered; nothing while the settings have none of them. */
export function Registration({ shop }: { shop: ShopSettings }) {
  const t = useStrings(contactStrings);
  const numbers = [
    [t.tradeLicence, shop.tradeLicence],
    [t.dbid, shop.dbid],
    [t.bin, shop.bin],
  ].filter(([, number]) => number);
  if (numbers.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="registration">
      <Text variant="h2" id="registration">
        {t.registrationTitle}
      </Text>
      <dl className={css.numbers}>
        {numbers.map(([label, number]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
