import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { swipeAction, wheelAction } from './carousel-gestures.ts';

/** docs/reference/specification.md 9. Milliseconds. */
export const AUTOPLAY_INTERVAL_MS = 5_000;
const PAUSE_AFTER_INPUT_MS = 1_000;

/**
 * Controls a carousel of `count` slides. It advances automatically, and stops while it is paused, while the page is hidden,
 * while the keyboard's focus is inside, and for a moment after the visitor has moved it. Attach `frame` to the element that
 * receives wheel and touch events.
 */
export function useCarousel(count: number) {
  const [index, setIndex] = useState(0);
  const reducesMotion = useSyncExternalStore(neverChanges, prefersReducedMotion, () => false);
  const [chosen, setChosen] = useState<boolean>();
  const paused = chosen ?? reducesMotion;
  const [hasRecentInput, registerInput] = useRecentInput();
  const [hasFocus, setHasFocus] = useState(false);
  const hidden = usePageHidden();
  const running = !paused && !hasRecentInput && !hasFocus && !hidden;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setIndex((current) => (current + 1) % count), AUTOPLAY_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [running, count]);

  const goTo = useCallback(
    (to: number) => {
      setIndex(to);
      registerInput();
    },
    [registerInput],
  );
  const frame = useRef<HTMLElement>(null);
  useWheel(frame, index, count, goTo);
  useSwipe(frame, index, count, goTo);

  return { index, goTo, frame, running, paused, togglePaused: () => setChosen(!paused), setHasFocus };
}

/** Returns true for a second after each call of the returned function. */
function useRecentInput(): [boolean, () => void] {
  const [hasRecentInput, setHasRecentInput] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const registerInput = useCallback(() => {
    clearTimeout(timer.current);
    setHasRecentInput(true);
    timer.current = setTimeout(() => setHasRecentInput(false), PAUSE_AFTER_INPUT_MS);
  }, []);
  return [hasRecentInput, registerInput];
}

type Frame = RefObject<HTMLElement | null>;

function useWheel(frame: Frame, index: number, count: number, goTo: (to: number) => void): void {
  const last = useRef(-Infinity);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      const isHorizontal = Math.abs(event.deltaX) > Math.abs(event.deltaY);
      if (event.ctrlKey || isHorizontal || isMostlyScrolledAway(element)) return;
      const sinceLast = event.timeStamp - last.current;
      const action = wheelAction({ deltaY: event.deltaY, sinceLast, index, count });
      last.current = event.timeStamp;
      if (action === 'page') return;
      event.preventDefault();
      if (action === 'next') goTo(index + 1);
      if (action === 'previous') goTo(index - 1);
    };
    // React's wheel listeners are passive and cannot prevent the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame, index, count, goTo]);
}

/** Changes the slide on a horizontal swipe. Stops at the first and the last slide, as the wheel does. */
function useSwipe(frame: Frame, index: number, count: number, goTo: (to: number) => void): void {
  const start = useRef<{ x: number; y: number }>(undefined);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onStart = ({ touches: [first, second] }: TouchEvent) => {
      start.current = first && !second ? { x: first.clientX, y: first.clientY } : undefined;
    };
    const onEnd = ({ changedTouches: [touch] }: TouchEvent) => {
      if (!touch || !start.current) return;
      const action = swipeAction(touch.clientX - start.current.x, touch.clientY - start.current.y);
      if (action === 'next' && index < count - 1) goTo(index + 1);
      if (action === 'previous' && index > 0) goTo(index - 1);
    };
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchend', onEnd, { passive: true });
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchend', onEnd);
    };
  }, [frame, index, count, goTo]);
}

/** Returns true when the visitor scrolls the page, not the carousel, which is then above the middle of the window. */
const isMostlyScrolledAway = (element: Element) =>
  element.getBoundingClientRect().bottom < window.innerHeight / 2;

const neverChanges = () => () => undefined;

const prefersReducedMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** Returns true in prerendered HTML, where nothing advances before hydration. */
const usePageHidden = (): boolean =>
  useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => true,
  );

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
