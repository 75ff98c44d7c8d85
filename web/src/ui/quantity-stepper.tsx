import type { ReactNode } from 'react';
import { controlStrings } from '../locales/en/controls.ts';
import { useStrings } from '../locales/use-strings.ts';
import { busyProps } from './busy-props.ts';
import { MinusIcon, PlusIcon } from './icons.tsx';
import css from './quantity-stepper.module.css';

interface Props {
  /** The item in the buttons' names: 'Decrease quantity of Linen Panjabi'. */
  of: string;
  onDecrease(): void;
  onIncrease(): void;
  isDecreaseDisabled: boolean;
  isIncreaseDisabled: boolean;
  /** The number between the buttons, or a field for it. */
  children: ReactNode;
}

export function QuantityStepper({
  of,
  onDecrease,
  onIncrease,
  isDecreaseDisabled,
  isIncreaseDisabled,
  children,
}: Props) {
  const t = useStrings(controlStrings);
  return (
    <div className={css.frame}>
      <button
        type="button"
        aria-label={t.decrease(of)}
        {...busyProps(isDecreaseDisabled, onDecrease)}
        className={css.step}
      >
        <MinusIcon size={18} />
      </button>
      {children}
      <button
        type="button"
        aria-label={t.increase(of)}
        {...busyProps(isIncreaseDisabled, onIncrease)}
        className={css.step}
      >
        <PlusIcon size={18} />
      </button>
    </div>
  );
}
