import { useEffect, useState, type RefObject } from 'react';

/** Returns false until the element is less than `margin` pixels from the viewport, and true from then on. */
export function useNearViewport(element: RefObject<Element | null>, margin: number): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        setNear(true);
      },
      { rootMargin: `${margin}px` },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, margin]);
  return isNear;
}
