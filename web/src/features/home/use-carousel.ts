import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { swipeMove } from './swipe-move.ts';
import { wheelMove } from './wheel-move.ts';

/** docs/reference/specification.md 9. Milliseconds. */
export const ADVANCE_EVERY = 5_000;
const REST_AFTER_INPUT = 1_000;

/**
 * A carousel of `count` slides: advances by itself, rests a moment after the visitor has moved it, and stands still
 * while paused, hidden, or held by the keyboard's focus. Put `frame` on the element that feels wheel and finger.
 */
export function useCarousel(count: number) {
  const [index, setIndex] = useState(0);
  const stillness = useSyncExternalStore(neverChanges, prefersStillness, () => false);
  const [chosen, setChosen] = useState<boolean>();
  const paused = chosen ?? stillness;
  const [resting, rest] = useRest();
  const [held, setHeld] = useState(false);
  const hidden = useHidden();
  const running = !paused && !resting && !held && !hidden;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % count), ADVANCE_EVERY);
    return () => clearInterval(timer);
  }, [running, count]);

  const goTo = useCallback((to: number) => (setIndex(to), rest()), [rest]);
  const frame = useRef<HTMLElement>(null);
  useWheel(frame, index, count, goTo);
  useSwipe(frame, index, count, goTo);

  return { index, goTo, frame, running, paused, togglePaused: () => setChosen(!paused), setHeld };
}

/** True for a second after `rest()`. */
function useRest(): [boolean, () => void] {
  const [resting, setResting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const rest = useCallback(() => {
    clearTimeout(timer.current);
    setResting(true);
    timer.current = setTimeout(() => setResting(false), REST_AFTER_INPUT);
  }, []);
  return [resting, rest];
}

type Frame = RefObject<HTMLElement | null>;

function useWheel(frame: Frame, index: number, count: number, goTo: (to: number) => void): void {
  const last = useRef(-Infinity);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
      if (event.ctrlKey || sideways || mostlyScrolledAway(element)) return;
      const move = wheelMove({
        deltaY: event.deltaY,
        sinceLast: event.timeStamp - last.current,
        index,
        count,
      });
      last.current = event.timeStamp;
      if (move === 'page') return;
      event.preventDefault();
      if (move === 'next') goTo(index + 1);
      if (move === 'previous') goTo(index - 1);
    };
    // Not through React: its wheel listeners are passive and could not keep the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame, index, count, goTo]);
}

/** Sideways over the picture; up and down stay the page's. Ends at the first and the last slide, as the wheel does. */
function useSwipe(frame: Frame, index: number, count: number, goTo: (to: number) => void): void {
  const from = useRef<{ x: number; y: number }>(undefined);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onStart = ({ touches: [first, second] }: TouchEvent) => {
      from.current = first && !second ? { x: first.clientX, y: first.clientY } : undefined;
    };
    const onEnd = ({ changedTouches: [touch] }: TouchEvent) => {
      if (!touch || !from.current) return;
      const move = swipeMove(touch.clientX - from.current.x, touch.clientY - from.current.y);
      if (move === 'next' && index < count - 1) goTo(index + 1);
      if (move === 'previous' && index > 0) goTo(index - 1);
    };
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchend', onEnd, { passive: true });
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchend', onEnd);
    };
  }, [frame, index, count, goTo]);
}

/** Somebody on the way down the page, or back up, is reading the page and not the carousel. */
const mostlyScrolledAway = (element: Element) =>
  element.getBoundingClientRect().bottom < window.innerHeight / 2;

const neverChanges = () => () => undefined;

const prefersStillness = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** So it is in HTML made ahead: nothing advances before the app is there. */
const useHidden = (): boolean =>
  useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => true,
  );

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
