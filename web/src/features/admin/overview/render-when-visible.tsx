import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface Props {
  /** Shown instead of the children until then; about as tall. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Renders its children, and so starts their queries, when the place scrolls near the viewport. */
export function RenderWhenVisible({ placeholder, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!box.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        setSeen(true);
      },
      { rootMargin: NEAR },
    );
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return isSeen ? children : <Box ref={box}>{placeholder}</Box>;
}

const NEAR = '100px';
