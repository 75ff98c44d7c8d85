import { joinPlaces } from '@nargisus/domain/checkout';
import type { Place } from '@nargisus/domain/places';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { placesStrings } from '../locales/en/places.ts';
import { useFormats } from '../locales/formats.ts';
import { useLanguage, useStrings } from '../locales/use-strings.ts';
import { announce } from './announce.ts';
import { describedBy, EMPTY, fieldClass, FieldFrame } from './field-frame.tsx';
import css from './place-field.module.css';

interface Props {
  label: string;
  /** The search among the places; undefined while they load. */
  search: ((text: string) => readonly Place[]) | undefined;
  /** What was chosen, in words. */
  chosen: string;
  error?: string;
  hint?: string;
  onChoose(place: Place): void;
}

/**
 * Renders the field that finds an area by a few letters, as a combobox with a listbox: Down and Up choose an area, Enter or
 * a tap takes it, Escape closes the list. Shows `chosen` until the field is edited.
 */
export function PlaceField({ label, search, chosen, error, hint, onChoose }: Props) {
  const t = useStrings(placesStrings);
  const { number } = useFormats();
  const language = useLanguage();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  // Deferred, so that the search does not block typing.
  const text = useDeferredValue(typed ?? '');
  const places = useMemo(() => (isOpen && text.trim() && search ? search(text) : []), [isOpen, text, search]);
  const [active, setActive] = useState({ at: 0, of: places });
  // New letters, new places: the best one is active.
  const at = active.of === places ? active.at : 0;
  const isShown = places.length > 0;
  const isUnknown = isOpen && text.trim().length > 1 && search !== undefined && !isShown;
  const help = error ?? (isUnknown ? t.none : hint);

  const count = isShown ? t.count(places.length, number(places.length)) : '';
  useEffect(() => {
    if (count) announce(count);
  }, [count]);

  const choose = (place: Place) => {
    setTyped(null);
    setOpen(false);
    onChoose(place);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const written = typed ?? '';
    // The list may still be that of the first letters: Enter means what is written.
    const place = text === written ? places[at] : written.trim() ? search?.(written)[0] : undefined;
    if (step && isShown) setActive({ at: (at + step + places.length) % places.length, of: places });
    else if (step && typed) setOpen(true);
    else if (event.key === 'Enter' && place) choose(place);
    else if (event.key === 'Enter' && typed !== null)
      setOpen(true); // the form is not complete yet
    else if (event.key === 'Escape' && isShown) setOpen(false);
    else return;
    event.preventDefault();
  };

  return (
    <div ref={frame} className={css.frame}>
      <FieldFrame
        id={id}
        label={label}
        error={error !== undefined}
        helperText={help}
        helperRole={isUnknown ? 'status' : undefined}
      >
        <input
          id={id}
          className={fieldClass}
          type="text"
          placeholder={EMPTY}
          value={typed ?? chosen}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={100}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? `${id}-list` : undefined}
          aria-activedescendant={isShown ? `${id}-${at}` : undefined}
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, help)}
          onFocus={({ target }) => {
            target.select();
            // On a phone, the keyboard leaves room for a list only below a field at the top.
            if (window.matchMedia('(pointer: coarse)').matches)
              frame.current?.scrollIntoView({ block: 'start' });
          }}
          onChange={({ target }) => {
            setTyped(target.value);
            setOpen(true);
          }}
          onKeyDown={handleKey}
          onBlur={() => {
            setOpen(false);
            if (chosen) setTyped(null);
          }}
        />
      </FieldFrame>
      {isShown && (
        <div className={css.list} id={`${id}-list`} role="listbox" aria-label={t.options}>
          {places.map((place, index) => (
            // The keys are handled by the field, which keeps the focus.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={place.id}
              className={css.option}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(place)}
            >
              {place.area[language]}
              <small>{joinPlaces([place.district[language], place.division[language]])}</small>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
