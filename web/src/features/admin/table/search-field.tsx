import { TextInput } from '#ui/text-input.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';

interface Props {
  label: string;
  value: string;
  onSearch(words: string): void;
}

/** Each search asks the server: only once somebody has stopped typing. */
const PAUSE = 350;

/** A field that searches while one types, and at once with Enter. */
export function SearchField({ label, value, onSearch }: Props) {
  const { draft, type, search } = useDebouncedSearch({ value, onSearch, pause: PAUSE });
  return (
    <TextInput
      label={label}
      type="search"
      isOptional
      value={draft}
      onChange={({ target }) => type(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') search(draft);
      }}
    />
  );
}
