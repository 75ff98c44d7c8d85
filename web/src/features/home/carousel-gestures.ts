/** docs/reference/specification.md 9. Milliseconds. */
const WHEEL_THROTTLE_MS = 100;
/** The distance of a swipe, in CSS pixels; a shorter touch is a tap. */
const MIN_SWIPE_PX = 40;

interface Wheel {
  deltaY: number;
  /** Milliseconds since the previous wheel event, including ignored ones. */
  sinceLast: number;
  index: number;
  count: number;
}

/**
 * Returns the effect of a wheel event (docs/reference/specification.md 4, Banner carousel). 'page': the page scrolls. 'none':
 * the event belongs to a movement that has already changed the slide; a trackpad sends dozens of events per swipe.
 */
export function wheelAction({
  deltaY,
  sinceLast,
  index,
  count,
}: Wheel): 'page' | 'none' | 'next' | 'previous' {
  const atEdge = deltaY > 0 ? index === count - 1 : index === 0;
  if (deltaY === 0 || atEdge) return 'page';
  if (sinceLast < WHEEL_THROTTLE_MS) return 'none';
  return deltaY > 0 ? 'next' : 'previous';
}

/** Returns the effect of a swipe by `deltaX` and `deltaY` pixels. Vertical and diagonal swipes scroll the page. */
export function swipeAction(deltaX: number, deltaY: number): 'none' | 'next' | 'previous' {
  if (Math.abs(deltaX) < MIN_SWIPE_PX || Math.abs(deltaX) < 1.5 * Math.abs(deltaY)) return 'none';
  return deltaX < 0 ? 'next' : 'previous';
}
