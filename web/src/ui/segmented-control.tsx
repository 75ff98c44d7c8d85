import { useId } from 'react';
import { visuallyHidden } from './visually-hidden.ts';
import css from './segmented-control.module.css';

interface Option<Value extends string> {
  value: Value;
  label: string;
  /** The language of the label, when it is not the page's. */
  lang?: string;
}

interface Props<Value extends string> {
  legend: string;
  value: Value;
  options: readonly Option<Value>[];
  onChoose(value: Value): void;
}

/**
 * Renders a choice of one among a few visible options; the chosen one is underlined by stitches. It inherits its
 * colour.
 */
export function SegmentedControl<Value extends string>({ legend, value, options, onChoose }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={css.row}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label className={css.choice} key={option.value} lang={option.lang}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
            style={visuallyHidden}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
