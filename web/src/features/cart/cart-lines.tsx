import { Text, textClass } from '#ui/text.tsx';
import { MAX_LINES, type CartItem } from '@nargisus/domain/cart';
import { useEffect, useRef } from 'react';
import { paths } from '#config/paths.ts';
import { isGuestCartPersisted } from '#data/cart/guest-id-store.ts';
import { useIdentity } from '#data/auth/identity.ts';
import { cartStrings } from '#locales/en/cart.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Money } from '#ui/money.tsx';
import { useOnline } from '#ui/use-online.ts';
import { CartDelivery } from './cart-delivery.tsx';
import { CartLine } from './cart-line.tsx';
import { CartNotice } from './cart-notice.tsx';
import { availableTotal } from './current-line.ts';
import { isFocusLost } from './is-focus-lost.ts';
import { useCartActions } from './use-cart-actions.ts';
import { useCurrentLines } from './use-current-lines.ts';
import css from './cart-lines.module.css';

interface Props {
  lines: CartItem[];
  onClose(): void;
}

/** Renders a cart with lines: notices, lines, total and links. */
export function CartLines({ lines, onClose }: Props) {
  const t = useStrings(cartStrings);
  const { busy, step, remove, clear } = useCartActions();
  const currentLine = useCurrentLines(lines);
  const { list, noteRow } = useFocusAfterRemoval(lines.length);
  const total = availableTotal(lines, (line) => currentLine(line).unavailable !== null);
  return (
    <>
      <CartNotices isFull={lines.length >= MAX_LINES} />
      <ul className={css.list} ref={list} tabIndex={-1} aria-label={t.lines} aria-busy={busy}>
        {lines.map((line, index) => (
          <CartLine
            key={line._id}
            line={line}
            {...currentLine(line)}
            busy={busy}
            onStep={(by) => {
              noteRow(index);
              void step(line, by);
            }}
            onRemove={() => {
              noteRow(index);
              void remove(line);
            }}
            onOpenProduct={onClose}
          />
        ))}
      </ul>
      <div className={css.footer}>
        <p className={textClass('h4', css.total)}>
          <span>{t.total}</span>
          <Money amount={total} />
        </p>
        <CartDelivery total={total} />
        {/* A link cannot be disabled: while a change is in progress, a disabled button takes its place. */}
        {busy ? (
          <Button type="button" disabled>
            {t.updating}
          </Button>
        ) : (
          <ButtonLink to={paths.checkout()} onClick={onClose}>
            {t.checkout}
          </ButtonLink>
        )}
        <div className={css.secondaryActions}>
          <ButtonLink variant="outlined" to={paths.products()} onClick={onClose}>
            {t.continue}
          </ButtonLink>
          <Button type="button" variant="text" {...busyProps(busy, () => void clear())}>
            {t.clear}
          </Button>
        </div>
        <Text variant="caption" tone="secondary">
          {t.deliveryNote}
        </Text>
      </div>
    </>
  );
}

/** Renders the notices that apply: offline, a cart that is not stored, a full cart. */
function CartNotices({ isFull }: { isFull: boolean }) {
  const t = useStrings(cartStrings);
  const { number } = useFormats();
  const online = useOnline();
  const isGuest = useIdentity().state === 'signed-out';
  return (
    <>
      {!online && <CartNotice>{t.offline}</CartNotice>}
      {isGuest && !isGuestCartPersisted() && <CartNotice>{t.notKept}</CartNotice>}
      {isFull && <CartNotice>{t.full(number(MAX_LINES))}</CartNotice>}
    </>
  );
}

/**
 * Moves the focus of a row that this panel removed to the Remove button of the row that took its place. `noteRow` records
 * the row that is about to change.
 */
function useFocusAfterRemoval(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const changedRow = useRef<number>(null);
  const lastCount = useRef(count);
  useEffect(() => {
    const isRemoval = count < lastCount.current;
    lastCount.current = count;
    const [rows, index] = [list.current, changedRow.current];
    // Another tab may have removed the row; a visitor who has moved the focus elsewhere keeps it there.
    if (!rows || !isRemoval || index === null) return;
    changedRow.current = null;
    if (!isFocusLost(rows)) return;
    const row = rows.children[Math.min(index, count - 1)];
    (row?.querySelector<HTMLElement>(':scope > button') ?? rows).focus();
  }, [count]);
  return { list, noteRow: (index: number) => void (changedRow.current = index) };
}
