import { createRoot } from 'react-dom/client';
import { enqueueSnackbar, SnackbarProvider, type OptionsObject } from 'notistack';

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
      <SnackbarProvider maxSnack={4} preventDuplicate ref={(provider) => void (provider && resolve())} />,
    );
  });
}
