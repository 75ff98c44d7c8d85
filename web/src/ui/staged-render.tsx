import { startTransition, useEffect, useState, type ReactNode } from 'react';

interface Props {
  /** The first stage is 1; the next begins when this one is committed. */
  stage?: number;
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children after the page around them, in a transition. For parts with live data: a snapshot that arrives
 * during a render makes React render everything of that render again in one task. (The first value of
 * useDeferredValue would not do: React skips it in a page that is itself deferred.)
 */
export function StagedRender({ stage = 1, fallback = null, children }: Props) {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    if (passed < stage) startTransition(() => setPassed(passed + 1));
  }, [passed, stage]);
  return passed < stage ? fallback : children;
}
