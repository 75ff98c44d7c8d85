import { styled } from '@mui/material/styles';

/** Renders two arrow heads; the active one is dark. aria-sort carries the state for screen readers. */
export function SortIcon({ state }: { state: 'ascending' | 'descending' | 'none' }) {
  return (
    <Mark viewBox="0 0 10 16" aria-hidden data-state={state}>
      <path d="m1.5 6 3.5-4 3.5 4" />
      <path d="m1.5 10 3.5 4 3.5-4" />
    </Mark>
  );
}

const Mark = styled('svg')({
  width: 9,
  height: 14,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  '& path': { opacity: 0.35 },
  '&[data-state=ascending] path:first-of-type': { opacity: 1 },
  '&[data-state=descending] path:last-of-type': { opacity: 1 },
});
