import { useEffect, useEffectEvent, useState } from 'react';

interface Search {
  /** What the address says is searched for. */
  value: string;
  /** The words without the spaces around them; the address says them a moment later. */
  onSearch(words: string): void;
  /** So long after the last letter the search begins. Milliseconds. */
  pause: number;
}

/** Search as one types: what is typed shows at once, and stays when the address brings words of a moment ago. */
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
