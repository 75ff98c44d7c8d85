import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { cartTotal, type CartItem } from '@nargisus/domain/cart';
import { useEffect, useRef } from 'react';
import { paths } from '../../config/paths.ts';
import { stitch } from '../../theme/stitch.ts';
import { Money } from '../../ui/money.tsx';
import { CartLine } from './cart-line.tsx';
import { cartMessages } from './messages.ts';
import { useCartChanges } from './use-cart-changes.ts';
import { Action, ActionLink } from '../../ui/action.tsx';

interface Props {
  lines: CartItem[];
  onClose(): void;
}

/** The populated cart: rows, total, ways on. */
export function CartLines({ lines, onClose }: Props) {
  const { busy, step, remove, clear } = useCartChanges();
  const list = useKeptFocus(busy);
  return (
    <>
      <List ref={list} tabIndex={-1} aria-label="Items in your cart" aria-busy={busy}>
        {lines.map((line) => (
          <CartLine
            key={line._id}
            line={line}
            busy={busy}
            onStep={(by) => void step(line, by)}
            onRemove={() => void remove(line)}
            onFollow={onClose}
          />
        ))}
      </List>
      <Foot>
        <Total>
          <span>Total</span>
          <Money amount={cartTotal(lines)} />
        </Total>
        {/* A link cannot be disabled, so while a change is under way it is a button that is. */}
        {busy ? (
          <Action type="button" disabled>
            {cartMessages.updating}
          </Action>
        ) : (
          <ActionLink to={paths.checkout()} onClick={onClose}>
            Checkout
          </ActionLink>
        )}
        <Pair>
          <ActionLink look="outlined" to={paths.products()} onClick={onClose}>
            Continue Shopping
          </ActionLink>
          <Action type="button" look="text" onClick={() => void clear()} disabled={busy}>
            Clear cart
          </Action>
        </Pair>
        <Typography variant="caption" color="textSecondary">
          Delivery is chosen at checkout.
        </Typography>
      </Foot>
    </>
  );
}

/**
 * A disabled button loses the keyboard's focus. When the change is over it goes back to where it was, or to the list
 * where that row is gone.
 */
function useKeptFocus(busy: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const remember = (event: FocusEvent) => {
      last.current = event.target as Element;
    };
    const element = list.current;
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (busy || !last.current) return;
    const active = document.activeElement;
    if (active && active !== document.body && active.closest('li')) return;
    const target = last.current.isConnected ? last.current : list.current;
    last.current = null;
    (target as HTMLElement | null)?.focus({ preventScroll: true });
  }, [busy]);
  return list;
}

const List = styled('ul')({
  flex: 1,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  outline: 'none',
});

const Foot = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  gap: 12,
  padding: '20px 24px 20px',
  background: `${stitch(theme.vars.palette.edge)} 0 0 / 100% 2px no-repeat ${theme.vars.palette.background.default}`,
}));

const Total = styled('p')(({ theme }) => ({
  ...theme.typography.h4,
  fontFamily: theme.typography.fontFamily,
  fontWeight: 650,
  display: 'flex',
  justifyContent: 'space-between',
  margin: 0,
}));

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: '1fr auto', gap: 8 });
