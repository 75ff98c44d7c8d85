import { useEffect, useLayoutEffect } from 'react';
import { replayEarly } from './replay-early.ts';

/** Stands beside a page's content: from the moment it is drawn by the app, the app answers. */
export function HydrationMarker() {
  useLayoutEffect(() => {
    // Now it is in the right words, whoever looks (index.html).
    delete document.getElementById('root')?.dataset.made;
    if (window.earlyVisit) window.earlyVisit.isReplaying = true;
  }, []);
  useEffect(() => {
    // After the effects of all that was drawn with it, and outside React's own work.
    queueMicrotask(() => void replayEarly());
  }, []);
  return null;
}
