import SystemThemeProvider from '@mui/system/ThemeProvider';
import type { ComponentType, ReactNode } from 'react';
import './mui-variables.css';
import { theme } from './theme.ts';

/**
 * Provides MUI's theme to components that use MUI: forms, menus, signed-in pages. Every page has the colours as CSS
 * variables (variables.css), these pages those of MUI's components too (mui-variables.css). The theme never changes, so that
 * providers may be nested.
 */
export const ThemeProvider = ({ children }: { children: ReactNode }) => (
  <SystemThemeProvider theme={theme}>{children}</SystemThemeProvider>
);

/** Returns a page, or a part of a page without MUI, with the theme around it. */
export const withTheme = <Props extends object>(Part: ComponentType<Props>) =>
  function Themed(props: Props) {
    return (
      <ThemeProvider>
        <Part {...props} />
      </ThemeProvider>
    );
  };
