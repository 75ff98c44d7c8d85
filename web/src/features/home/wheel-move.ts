/** docs/reference/specification.md 9. Milliseconds. */
const WHEEL_THROTTLE = 100;

interface Wheel {
  deltaY: number;
  /** Milliseconds since the wheel event before this one, ignored ones included. */
  sinceLast: number;
  index: number;
  count: number;
}

/**
 * What one turn of the wheel does (docs/reference/specification.md 4, Banner carousel). 'page': the page scrolls as
 * if there were no carousel. 'none': part of the turn that has moved the carousel already (a trackpad sends dozens
 * of events per swipe).
 */
export function wheelMove({ deltaY, sinceLast, index, count }: Wheel): 'page' | 'none' | 'next' | 'previous' {
  const atEdge = deltaY > 0 ? index === count - 1 : index === 0;
  if (deltaY === 0 || atEdge) return 'page';
  if (sinceLast < WHEEL_THROTTLE) return 'none';
  return deltaY > 0 ? 'next' : 'previous';
}
