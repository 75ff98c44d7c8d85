import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type AriaAttributes } from 'react';
import { prefetchCatalogue } from '#data/catalogue/use-catalogue.ts';
import { listFilterStrings } from '#locales/en/list-filters.ts';
import { useStrings } from '#locales/use-strings.ts';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon, SearchIcon } from '#ui/icons.tsx';
import { PlainInput } from '#ui/plain-field.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';
import css from './search-field.module.css';

const SearchSuggestions = lazy(async () => ({
  default: (await import('./search-suggestions.tsx')).SearchSuggestions,
}));

/** Milliseconds. The catalogue is in memory, but browsers limit how often the URL may change. */
const DEBOUNCE_MS = 150;

interface Props {
  value: string;
  onSearch(term: string): void;
  /** Focuses the field on mount. */
  autoFocus?: boolean;
}

/**
 * Renders the search field. Typing starts a search after a pause, Enter at once. The suggestions, which make it a
 * combobox and handle its arrow keys, load when it first has the focus.
 */
export function SearchField({ value, onSearch, autoFocus }: Props) {
  const t = useStrings(listFilterStrings);
  const field = useRef<HTMLInputElement>(null);
  const { draft, type, search } = useDebouncedSearch({ value, onSearch, pause: DEBOUNCE_MS });
  const [hasFocus, setHasFocus] = useState(false);
  const [aria, setAria] = useState<AriaAttributes>({ 'aria-expanded': false });
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);
  const loadSuggestions = () => {
    prefetchCatalogue();
    setHasFocus(true);
  };
  // React misses a focus from before hydration.
  const loadIfFocused = useEffectEvent(() => {
    if (document.activeElement === field.current) loadSuggestions();
  });
  useEffect(() => loadIfFocused(), []);
  const searchFor = (term: string) => {
    search(term);
    field.current?.blur(); // closes the suggestions and the phone's keyboard
  };

  return (
    <form
      className={css.frame}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        searchFor(draft);
      }}
    >
      <SearchIcon size={20} />
      <PlainInput
        className={css.field}
        ref={field}
        type="search"
        role="combobox"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        aria-label={t.search}
        {...aria}
        placeholder={t.searchHint}
        value={draft}
        onFocus={loadSuggestions}
        onBlur={() => setHasFocus(false)}
        onChange={(event) => type(event.target.value)}
      />
      {draft !== '' && (
        <IconButton
          className={css.clear}
          type="button"
          aria-label={t.clearSearch}
          onClick={() => {
            search('');
            field.current?.focus();
          }}
        >
          <CloseIcon size={18} />
        </IconButton>
      )}
      {hasFocus && (
        <Suspense>
          <SearchSuggestions
            field={field}
            typed={draft}
            onSearch={searchFor}
            onLeave={() => type(value)}
            onChange={setAria}
          />
        </Suspense>
      )}
    </form>
  );
}
