import { isMeasure } from '@nargisus/domain/size-charts';
import { latinDigits } from '@nargisus/domain/text';
import { useState } from 'react';
import { useFormats } from '#locales/formats.ts';

interface Props {
  label: string;
  /** A number of cm, a text that is none yet, or nothing. */
  value: unknown;
  /** Receives undefined for an empty cell, and the text where it is no number. */
  onChange(value: unknown): void;
}

/** Renders a number of a size chart. Shows what is typed until the focus leaves it: "94." is on its way to "94.5". */
export function MeasureCell({ label, value, onChange }: Props) {
  const { digits } = useFormats();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={(value !== undefined && !isMeasure(value)) || undefined}
      value={typed ?? digits(value === undefined ? '' : String(value))}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(measureTyped(target.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** Returns the number of a typed text in either script, with a point or a comma; the text itself where it is none. */
function measureTyped(text: string): unknown {
  const plain = latinDigits(text).trim().replace(',', '.');
  if (plain === '') return undefined;
  return Number.isNaN(Number(plain)) ? text : Number(plain);
}
