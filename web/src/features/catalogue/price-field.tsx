import { useState } from 'react';
import { takaFromPaisa, type Paisa } from '@nargisus/domain/money';
import { readListQuery } from '@nargisus/domain/catalogue';
import { Labelled, PlainInput } from '../../ui/plain-field.ts';

interface Props {
  label: string;
  value: Paisa | null;
  onChange(amount: Paisa | null): void;
}

/** An amount of taka, in either digits; counts when the field is left or Enter is pressed. */
export function PriceField({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    // The address bar's own reading: what is no amount is none.
    onChange(readListQuery((name) => (name === 'min' ? typed : null)).least);
  };
  return (
    <Labelled>
      {label}
      <PlainInput
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={typed ?? (value === null ? '' : String(takaFromPaisa(value)))}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
        }}
      />
    </Labelled>
  );
}
