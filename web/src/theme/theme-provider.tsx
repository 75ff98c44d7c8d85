import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import SystemThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';
import { themeVariables } from './variables.ts';

const variables = themeVariables() as Record<string, never>[];

/** MUI's, without what it brings to keep schemes (scheme.ts): the theme never changes. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <SystemThemeProvider theme={theme}>
      <GlobalStyles styles={variables} />
      <CssBaseline enableColorScheme />
      {children}
    </SystemThemeProvider>
  );
}
