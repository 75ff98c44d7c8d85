import { styled } from '@mui/material/styles';

/** A list's title at the left, a word on it at the right, on one line where there is room. */
export const ListHeader = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '8px 32px',
  paddingBlock: 'clamp(32px, 5vw, 64px) clamp(24px, 3vw, 40px)',
});
