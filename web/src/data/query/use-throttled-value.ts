import { useEffect, useRef, useState } from 'react';

/** Returns `value`, which changes at most once every `interval` milliseconds. */
export function useThrottledValue<T>(value: T, interval: number): T {
  const [throttled, setThrottled] = useState(value);
  const changedAt = useRef(-Infinity);
  useEffect(() => {
    if (value === throttled) return;
    const timer = setTimeout(
      () => {
        changedAt.current = performance.now();
        setThrottled(value);
      },
      Math.max(0, changedAt.current + interval - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [value, throttled, interval]);
  return throttled;
}
