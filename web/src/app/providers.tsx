import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { IdentityProvider } from '../data/auth/identity.ts';
import { ThemeProvider } from '../theme/theme-provider.tsx';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <IdentityProvider>
        <BrowserRouter>{children}</BrowserRouter>
      </IdentityProvider>
    </ThemeProvider>
  );
}
