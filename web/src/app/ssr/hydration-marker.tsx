import { useEffect, useLayoutEffect } from 'react';
import { replayEarly } from './replay-early.ts';

/** Marks the page as hydrated when it is rendered beside the page's content, and replays the visitor's earlier actions. */
export function HydrationMarker() {
  useLayoutEffect(() => {
    // Content that index.html hides from other visitors is this visitor's own now.
    delete document.getElementById('root')?.dataset.prerendered;
  }, []);
  useEffect(() => {
    // After the effects of the whole page, and outside React's commit.
    queueMicrotask(() => void replayEarly());
  }, []);
  return null;
}
