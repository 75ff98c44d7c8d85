import { TextInput } from '#ui/text-input.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';

interface Props {
  label: string;
  value: string;
  onSearch(term: string): void;
}

/** Milliseconds after the last key before the search starts: each search is a request. */
const PAUSE = 350;

/** Renders a search field, debounced; Enter searches at once. */
export function SearchField({ label, value, onSearch }: Props) {
  const { draft, type, search } = useDebouncedSearch({ value, onSearch, pause: PAUSE });
  return (
    <TextInput
      label={label}
      type="search"
      isOptional
      value={draft}
      onChange={({ target }) => type(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault(); // does not send a form around the field
        search(draft);
      }}
    />
  );
}
