/**
 * Returns whether the focused control was removed: the focus is then on the body, or on a dialog around `container` that
 * has already taken it.
 */
export const isFocusLost = (container: Element): boolean =>
  document.activeElement?.contains(container) ?? true;
