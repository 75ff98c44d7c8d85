import { ThemeProvider } from '@mui/material/styles';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { IdentityContext, type Identity } from '../data/auth/identity.ts';
import { theme } from '../theme/theme.ts';

// Pages import code lazily (toasts, panels), which takes long on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

interface Options {
  at?: string;
  /** The route that `ui` is mounted at; every other URL renders its own path as text. */
  path?: string;
  identity?: Identity;
}

/** Renders a component with theme, router and identity. */
export function renderWithProviders(
  ui: ReactNode,
  { at = '/', path = at, identity = { state: 'signed-out' } }: Options = {},
) {
  return render(
    <ThemeProvider theme={theme}>
      <IdentityContext value={identity}>
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route path={path} element={ui} />
            <Route path="*" element={<CurrentPath />} />
          </Routes>
        </MemoryRouter>
      </IdentityContext>
    </ThemeProvider>,
  );
}

const CurrentPath = () => <p>{`at ${useLocation().pathname}`}</p>;
