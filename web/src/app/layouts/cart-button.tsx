import { styled } from '@mui/material/styles';
import { useCartCount } from '#data/cart-count.ts';
import { commonTexts } from '#texts/en/common.ts';
import { useFormats } from '#texts/formats.ts';
import { frameTexts } from '#texts/en/frame.ts';
import { useTexts } from '#texts/use-texts.ts';
import { BagIcon } from '#ui/icons.tsx';
import { preloadCartDrawer, useCartDrawer } from '../cart-drawer.tsx';
import { IconAction } from '#ui/action.tsx';

/** Opens the cart panel. The badge is what this browser last knew, so that it costs no Firestore. */
export function CartButton() {
  const count = useCartCount();
  const drawer = useCartDrawer();
  const t = useTexts(frameTexts);
  const { items } = useTexts(commonTexts);
  const written = useFormats().number(count ?? 0);
  return (
    <IconAction
      aria-label={count ? t.openCartWith(items(count, written)) : t.openCart}
      aria-haspopup="dialog"
      onPointerEnter={preloadCartDrawer}
      onFocus={preloadCartDrawer}
      onClick={drawer.show}
    >
      <BagIcon />
      {!!count && <Badge aria-hidden>{written}</Badge>}
    </IconAction>
  );
}

const Badge = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 3,
  right: 1,
  minWidth: 20,
  height: 20,
  paddingInline: 5,
  borderRadius: 10,
  background: theme.vars.palette.secondary.main,
  color: theme.vars.palette.secondary.contrastText,
  fontSize: '0.8125rem',
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
}));
