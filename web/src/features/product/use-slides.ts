import { useRef, useState } from 'react';

/**
 * Returns the state of a list that the browser scrolls from one full-width item to the next (CSS scroll snap): the item in
 * view, and a function that scrolls to another one.
 */
export function useSlides(first = 0) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(first);
  return {
    list,
    current,
    goTo: (at: number) => list.current?.scrollTo({ left: at * list.current.clientWidth }),
    onScroll: () => {
      const { scrollLeft, clientWidth } = list.current!;
      setCurrent(Math.round(scrollLeft / clientWidth));
    },
  };
}
