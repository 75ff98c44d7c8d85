import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef } from 'react';

/** How far below the screen the next rows are requested. */
const AHEAD = '400px';

/**
 * Renders a button that adds rows, and adds them when it is nearly scrolled to. Nothing is added before the first scroll: a screen that shows
 * the button already would read the second page on arrival.
 */
export function LoadMore({ text, onMore }: { text: string; onMore: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const addRows = useEffectEvent(onMore);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) addRows();
      },
      { rootMargin: AHEAD },
    );
    const watch = () => observer.observe(button.current!);
    const once = { capture: true, once: true, passive: true };
    document.addEventListener('scroll', watch, once);
    return () => {
      document.removeEventListener('scroll', watch, once);
      observer.disconnect();
    };
  }, []);
  return (
    <Button ref={button} variant="text" size="small" onClick={onMore} sx={{ mt: 1 }}>
      {text}
    </Button>
  );
}
