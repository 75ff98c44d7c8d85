import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useCart } from '#data/cart/use-cart.ts';
import { cartStrings } from '#locales/en/cart.ts';
import { useStrings } from '#locales/use-strings.ts';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { preloadToasts } from '#ui/toast.ts';
import { CartLines } from './cart-lines.tsx';
import { CartLinesSkeleton } from './cart-lines-skeleton.tsx';
import { EmptyCart } from './empty-cart.tsx';

interface Props {
  open: boolean;
  onClose(): void;
}

/**
 * docs/reference/specification.md 2, Cart panel: loading, empty, populated. A cart that cannot be read shows as
 * empty (docs/reference/specification.md 4), and says why.
 */
export function CartPanel({ open, onClose }: Props) {
  const t = useStrings(cartStrings);
  const cart = useCart(open);
  const lines = cart.state === 'ready' ? cart.value : NO_LINES;
  const sheet = useRef<HTMLDivElement>(null);
  useFocusWhenEmptied(sheet, lines.length);
  useEffect(preloadToasts, []);
  return (
    <Sheet ref={sheet}>
      <Top>
        <Typography variant="h3" component="h2" id="cart-title">
          {t.title}
        </Typography>
        <IconButton type="button" aria-label={t.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Top>
      {cart.state === 'loading' && <CartLinesSkeleton />}
      {cart.state !== 'loading' && !lines.length && (
        <EmptyCart onClose={onClose} onRetry={cart.state === 'failed' ? cart.retry : undefined} />
      )}
      {lines.length > 0 && <CartLines lines={lines} onClose={onClose} />}
    </Sheet>
  );
}

const NO_LINES: never[] = [];

/** Whoever took out the last line was on a control that is gone: they go on where the way goes on. */
function useFocusWhenEmptied(sheet: React.RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (before.current > 0 && count === 0 && sheet.current?.contains(document.activeElement) !== false)
      sheet.current?.querySelector('a')?.focus();
    before.current = count;
  }, [count, sheet]);
}

const Sheet = styled('div')({
  width: 'min(460px, 100vw)',
  minHeight: '100%',
  display: 'flex',
  flexDirection: 'column',
});

const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '14px 14px 14px 24px',
});
