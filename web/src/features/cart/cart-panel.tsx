import { Text } from '#ui/text.tsx';
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
import css from './cart-panel.module.css';

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
    <div className={css.sheet} ref={sheet}>
      <div className={css.top}>
        <Text variant="h3" as="h2" id="cart-title">
          {t.title}
        </Text>
        <IconButton type="button" aria-label={t.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {cart.state === 'loading' && <CartLinesSkeleton />}
      {cart.state !== 'loading' && !lines.length && (
        <EmptyCart onClose={onClose} onRetry={cart.state === 'failed' ? cart.retry : undefined} />
      )}
      {lines.length > 0 && <CartLines lines={lines} onClose={onClose} />}
    </div>
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
