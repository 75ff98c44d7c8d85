import { styled } from '@mui/material/styles';
import { motion } from '../theme/motion.ts';

/** Points down at what is closed and up from what is open; the control around it says so in words. */
export function ExpandMark({ open }: { open: boolean }) {
  return (
    <Mark viewBox="0 0 24 24" aria-hidden focusable={false} style={{ rotate: open ? '180deg' : '0deg' }}>
      <path d="m6 9.5 6 6 6-6" />
    </Mark>
  );
}

const Mark = styled('svg')({
  flex: 'none',
  width: 20,
  height: 20,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  transition: `rotate ${motion.quick}`,
});
