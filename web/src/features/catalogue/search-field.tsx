import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { prefetchCatalogue } from '#data/catalogue/use-catalogue.ts';
import { listFilterStrings } from '#locales/en/list-filters.ts';
import { useStrings } from '#locales/use-strings.ts';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon, SearchIcon } from '#ui/icons.tsx';
import { PlainInput } from '#ui/plain-field.ts';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';

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
    <Frame
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search(draft);
        field.current?.blur(); // puts the phone's keyboard away
      }}
    >
      <SearchIcon size={20} />
      <Field
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
        <Clear
          type="button"
          aria-label={t.clearSearch}
          onClick={() => {
            search('');
            field.current?.focus();
          }}
        >
          <CloseIcon size={18} />
        </Clear>
      )}
    </Frame>
  );
}

const Frame = styled('form')(({ theme }) => ({
  position: 'relative',
  color: theme.vars.palette.text.secondary,
  '& > svg': { position: 'absolute', left: 12, top: 12, pointerEvents: 'none' },
}));

const Field = styled(PlainInput)({
  paddingInline: '42px 46px',
  // Nothing to clear yet: a phone has room for the whole hint.
  '&:placeholder-shown': { paddingRight: 12 },
  '&::-webkit-search-cancel-button': { appearance: 'none' },
});

const Clear = styled(IconButton)({ position: 'absolute', right: 0, top: 0 });
