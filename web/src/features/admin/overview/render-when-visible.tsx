import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface Props {
  /** What stands in its place, about as tall. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** For what costs something and lies further down: it is there, and asks for its data, once somebody comes near it. */
export function RenderWhenVisible({ placeholder, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        setSeen(true);
      },
      { rootMargin: NEAR },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return isSeen ? children : <Box ref={place}>{placeholder}</Box>;
}

const NEAR = '100px';
