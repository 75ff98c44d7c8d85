import { useEffect, useRef } from 'react';
import { prefetchCatalogue } from '#data/catalogue/use-catalogue.ts';
import { listFilterStrings } from '#locales/en/list-filters.ts';
import { useStrings } from '#locales/use-strings.ts';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon, SearchIcon } from '#ui/icons.tsx';
import { PlainInput } from '#ui/plain-field.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';
import css from './search-field.module.css';

/** The catalogue is here already; but browsers take only so many changes of the address in a while. */
const PAUSE = 150;

interface Props {
  value: string;
  onSearch(words: string): void;
  /** Come for the search: the field has the focus at once. */
  autoFocus?: boolean;
}

/** Search as one types. What is typed shows at once; the list follows a moment later. */
export function SearchField({ value, onSearch, autoFocus }: Props) {
  const t = useStrings(listFilterStrings);
  const field = useRef<HTMLInputElement>(null);
  const { draft, type, search } = useDebouncedSearch({ value, onSearch, pause: PAUSE });
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
        field.current?.blur(); // puts the phone's keyboard away
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
