import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a piece whose controls are off while it is `busy`: a disabled control loses the keyboard's focus. When the work is
 * over the focus goes back to the control it was on, or to what `instead` finds where that control is gone.
 */
export function useKeptFocus<E extends HTMLElement>(
  busy: boolean,
  instead: (piece: E, lostAt: number) => HTMLElement | null | undefined = () => null,
): RefObject<E | null> {
  const piece = useRef<E>(null);
  const last = useRef<{ control: HTMLElement; at: number } | null>(null);
  const find = useRef(instead);
  useEffect(() => {
    find.current = instead;
  });

  useEffect(() => {
    const element = piece.current;
    if (!element) return;
    const remember = ({ target }: FocusEvent) => {
      const control = target as HTMLElement;
      const row = control.closest('li');
      last.current = { control, at: row?.parentElement ? [...row.parentElement.children].indexOf(row) : 0 };
    };
    element.addEventListener('focusin', remember);
    return () => element.removeEventListener('focusin', remember);
  }, []);

  useEffect(() => {
    const lost = last.current;
    if (busy || !lost || !piece.current) return;
    const active = document.activeElement;
    // Wherever the visitor has gone meanwhile, there they stay.
    if (active && active !== document.body && active !== lost.control && !isAround(active, piece.current))
      return;
    const isThere = lost.control.isConnected && !(lost.control as HTMLButtonElement).disabled;
    const next = isThere ? lost.control : find.current(piece.current, lost.at);
    next?.focus({ preventScroll: isThere });
  }, [busy]);

  return piece;
}

/** A dialog takes the focus in when one of its controls loses it. */
const isAround = (active: Element, piece: Element) => active.contains(piece);
