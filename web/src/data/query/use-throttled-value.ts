import { useEffect, useRef, useState } from 'react';

/** Follows a value, and changes at most once in so many milliseconds: for what costs something with each change. */
export function useThrottledValue<T>(value: T, pause: number): T {
  const [shown, setShown] = useState(value);
  const changedAt = useRef(-Infinity);
  useEffect(() => {
    if (value === shown) return;
    const waiting = setTimeout(
      () => {
        changedAt.current = performance.now();
        setShown(value);
      },
      Math.max(0, changedAt.current + pause - performance.now()),
    );
    return () => clearTimeout(waiting);
  }, [value, shown, pause]);
  return shown;
}
