import { useEffect, useEffectEvent, useState } from 'react';

interface Search {
  /** The search term of the query string. */
  value: string;
  /** Called with the trimmed term; the query string follows. */
  onSearch(term: string): void;
  /** Milliseconds after the last key before the search starts. */
  pause: number;
}

/** Debounces a search field. The draft shows at once and stays when the query string brings an earlier term. */
export function useDebouncedSearch({ value, onSearch, pause }: Search) {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  const [lastTerm, setLastTerm] = useState(value.trim());
  if (value !== seen) {
    setSeen(value);
    // The URL changed elsewhere: by Back, or by clearing the filters. Our own term arrives late, when more may
    // already be typed.
    if (value.trim() !== lastTerm) {
      setLastTerm(value.trim());
      setDraft(value);
    }
  }

  const search = (typed: string) => {
    setDraft(typed);
    const term = typed.trim();
    if (term === lastTerm) return;
    setLastTerm(term);
    onSearch(term);
  };
  const searchNow = useEffectEvent(search);
  useEffect(() => {
    const waiting = setTimeout(() => searchNow(draft), pause);
    return () => clearTimeout(waiting);
  }, [draft, pause]);

  return { draft, type: setDraft, search };
}
