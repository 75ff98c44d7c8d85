import { useCartCount } from '#data/cart/cart-count-store.ts';
import { commonStrings } from '#locales/en/common.ts';
import { useFormats } from '#locales/formats.ts';
import { layoutStrings } from '#locales/en/layout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { BagIcon } from '#ui/icons.tsx';
import { preloadCartDrawer, useCartDrawer } from '../cart-drawer.tsx';
import { IconButton } from '#ui/button.tsx';
import css from './cart-button.module.css';

/** Opens the cart panel. The badge shows the number that this browser stored last, so that it reads no Firestore. */
export function CartButton() {
  const count = useCartCount();
  const drawer = useCartDrawer();
  const t = useStrings(layoutStrings);
  const { items } = useStrings(commonStrings);
  const written = useFormats().number(count ?? 0);
  return (
    <IconButton
      aria-label={count ? t.openCartWith(items(count, written)) : t.openCart}
      aria-haspopup="dialog"
      onPointerEnter={preloadCartDrawer}
      onFocus={preloadCartDrawer}
      onClick={drawer.show}
    >
      <BagIcon />
      {!!count && (
        <span className={css.badge} aria-hidden>
          {written}
        </span>
      )}
    </IconButton>
  );
}
