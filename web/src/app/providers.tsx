import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { IdentityProvider } from '../data/auth/identity.ts';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <IdentityProvider>
      <BrowserRouter>{children}</BrowserRouter>
    </IdentityProvider>
  );
}
