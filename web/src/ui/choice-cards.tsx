import { useId, type ReactNode } from 'react';
import css from './choice-cards.module.css';

interface Choice<Value extends string> {
  value: Value;
  title: string;
  /** May contain line breaks (\n). */
  text: string;
  /** Shown on the right, such as the charge. */
  aside?: ReactNode;
  disabled?: boolean;
}

interface Props<Value extends string> {
  name: string;
  label: string;
  choices: readonly Choice<Value>[];
  chosen: Value;
  onChoose(value: Value): void;
}

/** Renders a radio group as cards with a title and a text; the whole card is the touch target. */
export function ChoiceCards<Value extends string>({ name, label, choices, chosen, onChoose }: Props<Value>) {
  const id = useId();
  return (
    <div className={css.group} role="radiogroup" aria-label={label}>
      {choices.map(({ value, title, text, aside, disabled = false }) => (
        <label className={css.card} key={value} data-disabled={disabled || undefined}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            disabled={disabled}
            onChange={() => onChoose(value)}
            aria-describedby={`${id}-${value}`}
          />
          <span>
            <strong>{title}</strong>
            <small id={`${id}-${value}`}>{text}</small>
          </span>
          {aside && <b>{aside}</b>}
        </label>
      ))}
    </div>
  );
}
