import { useEffect, useEffectEvent, useState } from 'react';

interface Search {
  /** The search term of the query string. */
  value: string;
  /** Called with the trimmed term; the query string follows. */
  onSearch(words: string): void;
  /** Milliseconds after the last key before the search starts. */
  pause: number;
}

/** Debounces a search field. The draft shows at once and stays when the query string brings an earlier term. */
export function useDebouncedSearch({ value, onSearch, pause }: Search) {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  const [asked, setAsked] = useState(value.trim());
  if (value !== seen) {
    setSeen(value);
    // The address was changed elsewhere: by the way back, or by clearing the filters. What was asked for here comes back
    // when more may be typed already.
    if (value.trim() !== asked) {
      setAsked(value.trim());
      setDraft(value);
    }
  }

  const search = (typed: string) => {
    setDraft(typed);
    const words = typed.trim();
    if (words === asked) return;
    setAsked(words);
    onSearch(words);
  };
  const searchNow = useEffectEvent(search);
  useEffect(() => {
    const waiting = setTimeout(() => searchNow(draft), pause);
    return () => clearTimeout(waiting);
  }, [draft, pause]);

  return { draft, type: setDraft, search };
}
