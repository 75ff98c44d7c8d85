import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { dark, light } from './palette.ts';

/** Where the scheme that was chosen is kept; index.html reads it before the first paint. */
export const SCHEME = 'nargisus.scheme';

/** The bar of a phone's browser has the page's colour. */
export function BrowserBarColour() {
  const { colorScheme } = useColorScheme();
  const ground = (colorScheme === 'dark' ? dark : light).background!.default!;
  useEffect(() => {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  }, [ground]);
  return null;
}
