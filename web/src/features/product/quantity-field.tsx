import { MAX_QUANTITY, MIN_QUANTITY } from '@nargisus/domain/cart';
import { useState } from 'react';
import { banglaDigitsTyped } from '#ui/bangla-digits-typed.ts';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import css from './quantity-field.module.css';

interface Props {
  id: string;
  /** The product's name, for the names of the buttons. */
  of: string;
  value: number;
  onChange(quantity: number): void;
}

/** Renders the quantity, a whole number from 1 to 10, typed or stepped. Blur corrects invalid input. */
export function QuantityField({ id, of, value, onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null);

  const type = (text: string) => {
    const typed = Number.parseInt(text, 10);
    const isValid = typed >= MIN_QUANTITY && typed <= MAX_QUANTITY;
    setDraft(isValid ? null : text);
    if (isValid) onChange(typed);
  };
  const finish = () => {
    const typed = Number.parseInt(draft ?? '', 10);
    if (!Number.isNaN(typed)) onChange(clamp(typed));
    setDraft(null);
  };
  const step = (by: number) => {
    setDraft(null);
    onChange(clamp(value + by));
  };

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
        onBlur={finish}
      />
    </QuantityStepper>
  );
}

const clamp = (quantity: number) => Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, quantity));
