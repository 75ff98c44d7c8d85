import type { CartItem } from '@nargisus/domain/cart';
import type { Quote } from '@nargisus/domain/checkout';
import type { Paisa } from '@nargisus/domain/money';
import { useId, useState } from 'react';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ExpandMark } from '#ui/expand-mark.tsx';
import { textClass } from '#ui/text.tsx';
import { OrderLines } from './order-lines.tsx';
import css from './order-summary.module.css';

interface Props {
  items: readonly CartItem[];
  quote: Quote;
  /** What the folded summary says the order costs. */
  amount: Paisa;
  onRemove(item: CartItem): void;
}

/**
 * Renders what is being bought. On a phone it is one line above the blocks, with the number of pieces and the amount, that unfolds;
 * a line that is no longer available unfolds it, because it must be removed.
 */
export function OrderSummary({ items, quote, amount, onRemove }: Props) {
  const t = useStrings(checkoutStrings);
  const { number, taka } = useFormats();
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  const isOpen = isUnfolded || quote.lines.length < items.length;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className={css.summary} aria-label={t.summaryTitle}>
      <h2 className={textClass('h4', css.heading)}>{t.summaryTitle}</h2>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setUnfolded(!isOpen)}
      >
        <span>{t.summaryOf(pieces, number(pieces))}</span>
        <b>{taka(amount)}</b>
        <ExpandMark open={isOpen} />
      </button>
      <div id={id} className={css.lines} data-open={isOpen || undefined}>
        <OrderLines items={items} quote={quote} onRemove={onRemove} />
      </div>
    </section>
  );
}
