import type { Components, Theme } from '@mui/material/styles';
import { still } from './motion.ts';

export const baseline: Components<Theme>['MuiCssBaseline'] = {
  styleOverrides: ({ vars }) => ({
    html: { scrollPaddingTop: 'var(--shop-top, 7rem)', WebkitTextSizeAdjust: '100%' },
    body: { minHeight: '100svh', overflowX: 'clip', fontKerning: 'normal' },
    '::selection': { background: vars.palette.secondary.light, color: vars.palette.text.primary },
    'img, svg, picture': { display: 'block' },
    // Browsers have letters of their own for what is pressed or filled in.
    ':where(button, input, select, textarea)': { fontFamily: 'inherit' },
    // Two pixels of ink with air around them: visible on the page, on pictures and on dark buttons alike.
    ':where(a, button, input, select, textarea, summary, [tabindex]):focus-visible': {
      outline: `2px solid ${vars.palette.text.primary}`,
      outlineOffset: 3,
    },
    'main:focus-visible': { outline: 'none' }, // moved there by the router, not by the visitor
    [still]: {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  }),
};
