import { styled } from '@mui/material/styles';
import { enqueueSnackbar, MaterialDesignContent, SnackbarProvider, type OptionsObject } from 'notistack';
import { createRoot } from 'react-dom/client';

let mounted: Promise<void> | undefined;

/** Shows a toast, mounting notistack beside the app the first time. Reached only through toast.ts. */
export async function showToast(text: string, options: OptionsObject): Promise<void> {
  await (mounted ??= mount());
  enqueueSnackbar(text, options);
}

/** A root of its own: toasts outlive pages and need nothing of theirs. Resolves once notistack listens. */
function mount(): Promise<void> {
  const host = document.createElement('div');
  document.body.append(host);
  return new Promise((resolve) => {
    createRoot(host).render(
      <SnackbarProvider
        maxSnack={4}
        preventDuplicate
        Components={{ success: Toast, error: Toast, warning: Toast, info: Toast }}
        ref={(provider) => void (provider && resolve())}
      />,
    );
  });
}

/** In the shop's colours, as variables: there is no ThemeProvider above this root. */
const Toast = styled(MaterialDesignContent)({
  '&.notistack-MuiContent': {
    padding: '8px 18px',
    borderRadius: 2,
    boxShadow: '0 16px 40px -16px rgb(20 36 28 / 0.5)',
    fontFamily: 'inherit',
    fontSize: '1rem',
    lineHeight: 1.4,
  },
  '&.notistack-MuiContent-success': { background: 'var(--shop-palette-primary-main)' },
  '&.notistack-MuiContent-error': { background: 'var(--shop-palette-error-main)' },
  '&.notistack-MuiContent-warning': { background: 'var(--shop-palette-warning-main)' },
  '&.notistack-MuiContent-info': { background: 'var(--shop-palette-info-main)' },
});
