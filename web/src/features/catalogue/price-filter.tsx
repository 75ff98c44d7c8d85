import { MAX_PRICE_TEXT, readPriceRange, type TypedPriceRange } from '@nargisus/domain/catalogue';
import { useId, useState } from 'react';
import { listFilterStrings } from '#locales/en/list-filters.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Labelled, PlainInput } from '#ui/plain-field.tsx';
import css from './price-filter.module.css';

interface Props {
  value: TypedPriceRange;
  /** Called with one end when its field is left or Enter is pressed. */
  onChange(change: Partial<TypedPriceRange>): void;
}

const ENDS = ['from', 'to'] as const;

/**
 * The two ends of the price filter. Keeps what was typed, and says below the fields which end is not used and why; a message
 * goes when its field is edited.
 */
export function PriceFilter({ value, onChange }: Props) {
  const t = useStrings(listFilterStrings);
  const id = useId();
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  for (const end of ENDS) {
    if (value[end] === seen[end]) continue;
    // Only the end that changed: letters may have been typed into the other one since.
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
      settle(text: string) {
        const typed = text.trim();
        if (typed !== value[end]) onChange({ [end]: typed });
      },
    };
  });

  return (
    <>
      {fields.map(({ end, label, message, settle }) => (
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
              // Typed and left before the page was hydrated: it will not be left again.
              if (target !== document.activeElement) settle(target.value);
            }}
            onBlur={({ target }) => settle(target.value)}
            onKeyDown={({ key, currentTarget }) => {
              if (key === 'Enter') settle(currentTarget.value);
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
