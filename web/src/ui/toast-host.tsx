import { styled } from '@mui/material/styles';
import {
  closeSnackbar,
  enqueueSnackbar,
  MaterialDesignContent,
  SnackbarProvider,
  type OptionsObject,
  type SnackbarKey,
} from 'notistack';
import { createRoot, type Root } from 'react-dom/client';
import type { ToastAction } from './toast.ts';

const HOST = 'toasts';
let mounted: Promise<void> | undefined;
let root: Root | undefined;

/** Shows a toast, and mounts notistack beside the app the first time. Imported by toast.ts only. */
export async function showToast(text: string, options: OptionsObject, action?: ToastAction): Promise<void> {
  await (mounted ??= mount());
  enqueueSnackbar(text, { ...options, ...(action && { action: renderAction(action) }) });
}

const renderAction = (action: ToastAction) =>
  function ActionOfToast(key: SnackbarKey) {
    // A plain link: the toasts are a React root of their own, without the router.
    if ('href' in action) return <ToastLink href={action.href}>{action.text}</ToastLink>;
    const act = () => {
      closeSnackbar(key);
      action.onClick();
    };
    return (
      <ToastButton type="button" onClick={act}>
        {action.text}
      </ToastButton>
    );
  };

/** Closes all toasts. Imported by toast.ts only. */
export const closeToasts = () => closeSnackbar();

/** Unmounts the toasts at the end of a test file: their timers would outlive the page. */
export function unmountToasts(): void {
  root?.unmount();
  root = mounted = undefined;
  document.getElementById(HOST)?.remove();
}

/** Mounts a React root of its own, because toasts outlive pages. Resolves when notistack listens. */
function mount(): Promise<void> {
  const host = document.createElement('div');
  host.id = HOST;
  document.body.append(host);
  const newRoot = createRoot(host);
  root = newRoot;
  return new Promise((resolve) => {
    newRoot.render(
      <BelowHeader>
        <SnackbarProvider
          maxSnack={4}
          preventDuplicate
          Components={{ success: Toast, error: Toast, warning: Toast, info: Toast }}
          ref={(provider) => void (provider && resolve())}
        />
      </BelowHeader>,
    );
  });
}

/** A toast says that something is in the cart, and must not cover the button that opens it. */
const BelowHeader = styled('div')({
  '& .notistack-SnackbarContainer': { top: 72, '@media (min-width: 900px)': { top: 80 } },
});

const actionStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 8px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
} as const;
const ToastButton = styled('button')(actionStyle);
const ToastLink = styled('a')(actionStyle);

const toneOf = (tone: 'primary' | 'error' | 'warning' | 'info') => ({
  background: `var(--shop-palette-${tone}-main)`,
  color: `var(--shop-palette-${tone}-contrastText)`,
});

/** The shop's colours as CSS variables: no ThemeProvider is above this root. */
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
