import { Text } from '#ui/text.tsx';
import { paths } from '#config/paths.ts';
import { cartStrings } from '#locales/en/cart.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { NarcissusMark } from '#ui/narcissus-mark.tsx';
import { CartNotice } from './cart-notice.tsx';
import css from './empty-cart.module.css';

interface Props {
  onClose(): void;
  /** Set when the cart could not be read and may not be empty. */
  onRetry?: () => void;
}

export function EmptyCart({ onClose, onRetry }: Props) {
  const t = useStrings(cartStrings);
  return (
    <div className={css.empty}>
      <NarcissusMark size={56} />
      <Text variant="h4" as="p">
        {t.empty}
      </Text>
      {onRetry ? (
        <CartNotice>
          {t.notRead}{' '}
          <Button type="button" variant="text" small onClick={onRetry}>
            {t.tryAgain}
          </Button>
        </CartNotice>
      ) : (
        <Text tone="secondary">{t.emptyHint}</Text>
      )}
      <ButtonLink to={paths.products()} onClick={onClose} style={{ marginTop: 16 }}>
        {t.continue}
      </ButtonLink>
    </div>
  );
}
