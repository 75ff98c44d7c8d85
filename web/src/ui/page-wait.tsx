import { styled } from '@mui/material/styles';
import { commonTexts } from '../texts/en/common.ts';
import { useTexts } from '../texts/use-texts.ts';
import { visuallyHidden } from './visually-hidden.ts';

/** While a page's code arrives. As tall as the window, so that the footer does not jump in and out. */
export function PageWait() {
  const t = useTexts(commonTexts);
  return (
    <Room role="status">
      <span style={visuallyHidden}>{t.loading}</span>
    </Room>
  );
}

const Room = styled('div')({ minHeight: '100svh' });
