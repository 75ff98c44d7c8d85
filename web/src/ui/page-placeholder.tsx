import { styled } from '@mui/material/styles';
import { commonStrings } from '../locales/en/common.ts';
import { useStrings } from '../locales/use-strings.ts';
import { visuallyHidden } from './visually-hidden.ts';

/** While a page's code arrives. As tall as the window, so that the footer does not jump in and out. */
export function PagePlaceholder() {
  const t = useStrings(commonStrings);
  return (
    <Room role="status">
      <span style={visuallyHidden}>{t.loading}</span>
    </Room>
  );
}

const Room = styled('div')({ minHeight: '100svh' });
