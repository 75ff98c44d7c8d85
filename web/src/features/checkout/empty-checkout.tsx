import { paths } from '#config/paths.ts';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import css from './empty-checkout.module.css';

/** Renders the checkout of an empty cart. */
export function EmptyCheckout() {
  const t = useStrings(checkoutStrings);
  return (
    <div className={css.empty}>
      <Text variant="h3" as="h2">
        {t.empty}
      </Text>
      <Text tone="secondary">{t.emptyHint}</Text>
      <ButtonLink to={paths.products()}>{t.continueShopping}</ButtonLink>
    </div>
  );
}
