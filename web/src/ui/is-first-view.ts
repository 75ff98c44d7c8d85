/**
 * Returns whether a component renders in the view that came with the document: on the server, and in the browser until the
 * app has hydrated or replaced it. For the initial state of a component, which hydration must not change.
 */
export const isFirstView = (): boolean =>
  typeof document === 'undefined' || document.getElementById('root')?.dataset.prerendered !== undefined;
