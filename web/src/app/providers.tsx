import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { IdentityProvider } from '../data/identity.ts';
import { BrowserBarColour, SCHEME } from '../theme/scheme.tsx';
import { theme } from '../theme/theme.ts';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} modeStorageKey={SCHEME} noSsr disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      <BrowserBarColour />
      <IdentityProvider>
        <BrowserRouter>{children}</BrowserRouter>
      </IdentityProvider>
    </ThemeProvider>
  );
}
