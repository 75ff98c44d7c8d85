import { styled } from '@mui/material/styles';
import { enqueueSnackbar, MaterialDesignContent, SnackbarProvider, type OptionsObject } from 'notistack';
import { createRoot, type Root } from 'react-dom/client';

const HOST = 'toasts';
let mounted: Promise<void> | undefined;
let root: Root | undefined;

/** Shows a toast, mounting notistack beside the app the first time. Reached only through toast.ts. */
export async function showToast(text: string, options: OptionsObject): Promise<void> {
  await (mounted ??= mount());
  enqueueSnackbar(text, options);
}

/** For the end of a file of tests: what moves a toast would go on after the page is gone. */
export function unmountToasts(): void {
  root?.unmount();
  root = mounted = undefined;
  document.getElementById(HOST)?.remove();
}

/** A root of its own: toasts outlive pages and need nothing of theirs. Resolves once notistack listens. */
function mount(): Promise<void> {
  const host = document.createElement('div');
  host.id = HOST;
  document.body.append(host);
  const made = createRoot(host);
  root = made;
  return new Promise((resolve) => {
    made.render(
      <SnackbarProvider
        maxSnack={4}
        preventDuplicate
        Components={{ success: Toast, error: Toast, warning: Toast, info: Toast }}
        ref={(provider) => void (provider && resolve())}
      />,
    );
  });
}

const toneOf = (tone: 'primary' | 'error' | 'warning' | 'info') => ({
  background: `var(--shop-palette-${tone}-main)`,
  color: `var(--shop-palette-${tone}-contrastText)`,
});

/** In the shop's colours, as variables: there is no ThemeProvider above this root. */
const Toast = styled(MaterialDesignContent)({
  '&.notistack-MuiContent': {
    padding: '8px 18px',
    borderRadius: 2,
    boxShadow: '0 16px 40px -16px var(--shop-palette-shade)',
    fontFamily: 'inherit',
    fontSize: '1rem',
    lineHeight: 1.4,
  },
  '&.notistack-MuiContent-success': toneOf('primary'),
  '&.notistack-MuiContent-error': toneOf('error'),
  '&.notistack-MuiContent-warning': toneOf('warning'),
  '&.notistack-MuiContent-info': toneOf('info'),
});
