import Box from '@mui/material/Box';
import { useRef, type ReactNode } from 'react';
import { useNearViewport } from '#ui/use-near-viewport.ts';

interface Props {
  /** Shown instead of the children until then; about as tall. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Renders its children, and so starts their queries, when the place scrolls near the viewport. */
export function RenderWhenVisible({ placeholder, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  return useNearViewport(box, MARGIN) ? children : <Box ref={box}>{placeholder}</Box>;
}

/** In pixels. */
const MARGIN = 100;
