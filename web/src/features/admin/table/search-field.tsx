import { useEffect, useRef, useState } from 'react';
import { TextInput } from '../../../ui/text-input.tsx';

interface Props {
  label: string;
  value: string;
  onSearch(term: string): void;
}

/** So long after the last letter the search begins. Milliseconds. */
const PAUSE = 350;

/** A field that searches while one types, and at once with Enter. */
export function SearchField({ label, value, onSearch }: Props) {
  const [draft, setDraft] = useState(value);
  const [searched, setSearched] = useState(value);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== searched) {
    // The address was changed elsewhere: by the way back, or by clearing the filters.
    setSearched(value);
    if (value !== draft.trim()) setDraft(value);
  }
  useEffect(() => () => clearTimeout(pause.current), []);

  const search = (term: string) => {
    clearTimeout(pause.current);
    if (term.trim() !== value) onSearch(term.trim());
  };

  return (
    <TextInput
      label={label}
      type="search"
      optional
      value={draft}
      onChange={({ target }) => {
        setDraft(target.value);
        clearTimeout(pause.current);
        pause.current = setTimeout(() => search(target.value), PAUSE);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') search(draft);
      }}
    />
  );
}
