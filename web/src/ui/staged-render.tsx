import { startTransition, useEffect, useState, type ReactNode } from 'react';

interface Props {
  /** The first is 1; the next follows when that part is in the page. */
  stage?: number;
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Its turn comes once what is around it stands, and in small steps. For the parts of a page that follow live data: an
 * answer that arrives while React draws them makes it draw all of what it was at once more, in one go. (Not
 * useDeferredValue's first value, which a page skips that was itself put off.)
 */
export function StagedRender({ stage: turn = 1, fallback: instead = null, children }: Props) {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    if (passed < turn) startTransition(() => setPassed(passed + 1));
  }, [passed, turn]);
  return passed < turn ? instead : children;
}
