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
  const [seen, setSeen] = useState(value);
  const [asked, setAsked] = useState(value);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== seen) {
    setSeen(value);
    // The address was changed elsewhere: by the way back, or by clearing the filters. What was asked for here comes back a
    // moment later, when more may be typed already.
    if (value !== asked) {
      setAsked(value);
      setDraft(value);
    }
  }
  useEffect(() => () => clearTimeout(pause.current), []);

  const search = (term: string) => {
    clearTimeout(pause.current);
    if (term.trim() === asked) return;
    setAsked(term.trim());
    onSearch(term.trim());
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
