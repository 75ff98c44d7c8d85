import { useId } from 'react';
import { visuallyHidden } from './visually-hidden.ts';
import css from './segmented-control.module.css';

interface Option<Value extends string> {
  value: Value;
  label: string;
  /** Where the label is in a language of its own. */
  lang?: string;
}

interface Props<Value extends string> {
  legend: string;
  value: Value;
  options: readonly Option<Value>[];
  onChoose(value: Value): void;
}

/** One of a few, all in sight; the chosen one is stitched underneath. Takes the colour of where it stands. */
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
