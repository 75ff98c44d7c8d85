import SystemThemeProvider from '@mui/system/ThemeProvider';
import type { ComponentType, ReactNode } from 'react';
import { theme } from './theme.ts';

/**
 * MUI's theme, for the pieces that use MUI: forms, menus, signed-in pages. The colours are CSS variables that every page has
 * (variables.css), and the theme never changes, so that one provider may stand inside another.
 */
export const ThemeProvider = ({ children }: { children: ReactNode }) => (
  <SystemThemeProvider theme={theme}>{children}</SystemThemeProvider>
);

/** Gives a page that uses MUI its theme. */
export const withTheme = (Page: ComponentType) =>
  function ThemedPage() {
    return (
      <ThemeProvider>
        <Page />
      </ThemeProvider>
    );
  };
