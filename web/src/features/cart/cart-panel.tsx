import { Text } from '#ui/text.tsx';
import { useEffect, useRef } from 'react';
import { useCart } from '#data/cart/use-cart.ts';
import { cartStrings } from '#locales/en/cart.ts';
import { useStrings } from '#locales/use-strings.ts';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { closeToasts } from '#ui/toast.ts';
import { CartLines } from './cart-lines.tsx';
import { CartLinesSkeleton } from './cart-lines-skeleton.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { isFocusLost } from './is-focus-lost.ts';
import css from './cart-panel.module.css';

interface Props {
  open: boolean;
  onClose(): void;
}

/**
 * Renders the cart panel: loading, empty or with lines (docs/reference/specification.md 2, Cart panel). A cart that cannot be
 * read shows as empty (docs/reference/specification.md 4), with the reason.
 */
export function CartPanel({ open, onClose }: Props) {
  const t = useStrings(cartStrings);
  const cart = useCart(open);
  const lines = cart.state === 'ready' ? cart.value : NO_LINES;
  const panel = useRef<HTMLDivElement>(null);
  useFocusWhenEmptied(panel, lines.length);
  // "Added to cart" would cover what was added.
  useEffect(() => {
    if (open) closeToasts();
  }, [open]);
  return (
    <div className={css.panel} ref={panel}>
      <div className={css.header}>
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

/** Focuses the link of the empty cart when the focused control was removed with the last line. */
function useFocusWhenEmptied(panel: React.RefObject<HTMLElement | null>, count: number): void {
  const previousCount = useRef(count);
  useEffect(() => {
    const isEmptied = previousCount.current > 0 && count === 0;
    previousCount.current = count;
    if (isEmptied && panel.current && isFocusLost(panel.current)) panel.current.querySelector('a')?.focus();
  }, [count, panel]);
}
