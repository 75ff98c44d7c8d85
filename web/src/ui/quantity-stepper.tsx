import type { ReactNode } from 'react';
import { controlStrings } from '../locales/en/controls.ts';
import { useStrings } from '../locales/use-strings.ts';
import { MinusIcon, PlusIcon } from './icons.tsx';
import css from './quantity-stepper.module.css';

interface Props {
  /** Said by the buttons: 'Decrease quantity of Linen Panjabi'. */
  of: string;
  onLess(): void;
  onMore(): void;
  lessOff?: boolean;
  moreOff?: boolean;
  /** What stands between the buttons: a number, or a field for one. */
  children: ReactNode;
}

export function QuantityStepper({ of, onLess, onMore, lessOff, moreOff, children }: Props) {
  const t = useStrings(controlStrings);
  return (
    <div className={css.frame}>
      <button
        className={css.step}
        type="button"
        aria-label={t.decrease(of)}
        disabled={lessOff}
        onClick={onLess}
      >
        <MinusIcon size={18} />
      </button>
      {children}
      <button
        className={css.step}
        type="button"
        aria-label={t.increase(of)}
        disabled={moreOff}
        onClick={onMore}
      >
        <PlusIcon size={18} />
      </button>
    </div>
  );
}
