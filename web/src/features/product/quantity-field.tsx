import { MAX_QUANTITY, MIN_QUANTITY } from '@nargisus/domain/cart';
import { useState } from 'react';
import { banglaDigitsTyped } from '#ui/bangla-digits-typed.ts';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import css from './quantity-field.module.css';

interface Props {
  id: string;
  /** Whose quantity, for the buttons' names. */
  of: string;
  value: number;
  onChange(quantity: number): void;
}

/** A whole number from 1 to 10, typed or stepped. An unfinished or impossible entry is put right on leaving. */
export function QuantityField({ id, of, value, onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null);

  const type = (text: string) => {
    const typed = Number.parseInt(text, 10);
    const whole = typed >= MIN_QUANTITY && typed <= MAX_QUANTITY;
    setDraft(whole ? null : text);
    if (whole) onChange(typed);
  };
  const leave = () => {
    const typed = Number.parseInt(draft ?? '', 10);
    if (!Number.isNaN(typed)) onChange(clamp(typed));
    setDraft(null);
  };
  const step = (by: number) => (setDraft(null), onChange(clamp(value + by)));

  return (
    <QuantityStepper
      of={of}
      onDecrease={() => step(-1)}
      onIncrease={() => step(1)}
      isDecreaseDisabled={value <= MIN_QUANTITY}
      isIncreaseDisabled={value >= MAX_QUANTITY}
    >
      <input
        className={css.field}
        id={id}
        type="number"
        inputMode="numeric"
        min={MIN_QUANTITY}
        max={MAX_QUANTITY}
        value={draft ?? value}
        onBeforeInput={banglaDigitsTyped}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
    </QuantityStepper>
  );
}

const clamp = (quantity: number) => Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, quantity));
