import { MAX_PRICE_TEXT, readPriceRange, type TypedPriceRange } from '@nargisus/domain/catalogue';
import { useId, useState } from 'react';
import { listFilterStrings } from '#locales/en/list-filters.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Labelled, PlainInput } from '#ui/plain-field.tsx';
import css from './price-filter.module.css';

interface Props {
  value: TypedPriceRange;
  /** Called with one end on blur and on Enter. */
  onChange(change: Partial<TypedPriceRange>): void;
}

const ENDS = ['from', 'to'] as const;

/**
 * Renders the two ends of the price filter. Keeps invalid input, and shows below the fields which end is ignored and why. A
 * message disappears when its field is edited.
 */
export function PriceFilter({ value, onChange }: Props) {
  const t = useStrings(listFilterStrings);
  const id = useId();
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  for (const end of ENDS) {
    if (value[end] === seen[end]) continue;
    // Only the end that changed: the visitor may have typed into the other one.
    setSeen((ends) => ({ ...ends, [end]: value[end] }));
    setDraft((ends) => ({ ...ends, [end]: value[end] }));
  }
  const { errors } = readPriceRange(value);
  const fields = ENDS.map((end) => {
    const error = draft[end] === value[end] && errors[end];
    return {
      end,
      label: end === 'from' ? t.priceFrom : t.priceTo,
      message: error && (error === 'below-from' ? t.belowFrom : t.notAPrice(value[end])),
      commit(text: string) {
        const typed = text.trim();
        if (typed !== value[end]) onChange({ [end]: typed });
      },
    };
  });

  return (
    <>
      {fields.map(({ end, label, message, commit }) => (
        <Labelled key={end}>
          {label}
          <PlainInput
            name={end}
            inputMode="decimal"
            autoComplete="off"
            maxLength={MAX_PRICE_TEXT}
            aria-invalid={!!message}
            aria-describedby={message ? id + end : undefined}
            value={draft[end]}
            onChange={({ target }) => {
              setDraft((ends) => ({ ...ends, [end]: target.value }));
              // Input from before hydration, replayed after the field lost the focus: no blur event follows.
              if (target !== document.activeElement) commit(target.value);
            }}
            onBlur={({ target }) => commit(target.value)}
            onKeyDown={({ key, currentTarget }) => {
              if (key === 'Enter') commit(currentTarget.value);
            }}
          />
        </Labelled>
      ))}
      {fields.some(({ message }) => message) && (
        <div className={css.messages} role="alert">
          {fields.map(
            ({ end, message }) =>
              message && (
                <p key={end} id={id + end}>
                  {message}
                </p>
              ),
          )}
        </div>
      )}
    </>
  );
}
