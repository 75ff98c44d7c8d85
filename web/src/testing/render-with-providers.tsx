import { ThemeProvider } from '@mui/material/styles';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { IdentityContext, type Identity } from '../data/auth/identity.ts';
import { theme } from '../theme/theme.ts';

// Pages fetch code on the way (toasts, panels), and a busy machine takes its time over that.
configure({ asyncUtilTimeout: 5_000 });

interface Setting {
  at?: string;
  /** The route `ui` is mounted at; every other address shows itself as text. */
  path?: string;
  identity?: Identity;
}

/** Renders a piece of the shop with theme, router and a visitor. */
export function renderWithProviders(
  ui: ReactNode,
  { at = '/', path = at, identity = { state: 'signed-out' } }: Setting = {},
) {
  return render(
    <ThemeProvider theme={theme}>
      <IdentityContext value={identity}>
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route path={path} element={ui} />
            <Route path="*" element={<Address />} />
          </Routes>
        </MemoryRouter>
      </IdentityContext>
    </ThemeProvider>,
  );
}

const Address = () => <p>{`at ${useLocation().pathname}`}</p>;
