import { styled } from '@mui/material/styles';

/** The page's column: gutters that grow with the window, and a measure that stops growing. */
export const Container = styled('div')({
  width: '100%',
  maxWidth: 1440,
  marginInline: 'auto',
  paddingInline: 'clamp(16px, 4.2vw, 56px)',
});
