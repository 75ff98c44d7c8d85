import { useEffect, useRef } from 'react';
import { prefetchCatalogue } from '#data/catalogue/use-catalogue.ts';
import { listFilterStrings } from '#locales/en/list-filters.ts';
import { useStrings } from '#locales/use-strings.ts';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon, SearchIcon } from '#ui/icons.tsx';
import { PlainInput } from '#ui/plain-field.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';
import css from './search-field.module.css';

/** Milliseconds. The catalogue is in memory, but browsers limit how often the URL may change. */
const DEBOUNCE_MS = 150;

interface Props {
  value: string;
  onSearch(term: string): void;
  /** Focuses the field on mount. */
  autoFocus?: boolean;
}

/** Renders the search field. Typing starts a search after a pause, Enter at once. */
export function SearchField({ value, onSearch, autoFocus }: Props) {
  const t = useStrings(listFilterStrings);
  const field = useRef<HTMLInputElement>(null);
  const { draft, type, search } = useDebouncedSearch({ value, onSearch, pause: DEBOUNCE_MS });
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);

  return (
    <form
      className={css.frame}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search(draft);
        field.current?.blur(); // closes the phone's keyboard
      }}
    >
      <SearchIcon size={20} />
      <PlainInput
        className={css.field}
        ref={field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        aria-label={t.search}
        placeholder={t.searchHint}
        value={draft}
        onFocus={prefetchCatalogue}
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
    </form>
  );
}
