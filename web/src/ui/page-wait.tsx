import { styled } from '@mui/material/styles';
import { visuallyHidden } from './visually-hidden.ts';

/** While a page's code arrives. As tall as the window, so that the footer does not jump in and out. */
export function PageWait() {
  return (
    <Room role="status">
      <span style={visuallyHidden}>Loading…</span>
    </Room>
  );
}

const Room = styled('div')({ minHeight: '100svh' });
