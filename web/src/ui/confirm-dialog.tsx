import { styled } from '@mui/material/styles';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { busyProps } from './busy-props.ts';
import { Button } from './button.tsx';

interface Props {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** The action deletes something for good. */
  isDestructive?: boolean;
  /** The confirmed action is running: the dialog cannot be closed or confirmed again. */
  isBusy?: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/**
 * Asks for confirmation of an action that cannot be undone; open as long as it is mounted. The native dialog traps the
 * focus, closes on Escape, restores the focus and adds no JavaScript.
 */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  isDestructive = false,
  isBusy = false,
  onConfirm,
  onCancel,
}: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const box = dialog.current;
    box?.showModal();
    // Not autoFocus: React focuses before the dialog is open, which has no effect.
    cancelButton.current?.focus();
    return () => box?.close();
  }, []);
  return (
    <Box
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault(); // the parent unmounts the dialog
        if (!isBusy) onCancel();
      }}
      onClick={(event) => {
        if (event.target === dialog.current && !isBusy) onCancel(); // on the backdrop
      }}
    >
      <div>
        <h2 id={id}>{title}</h2>
        {children}
        <Answers>
          <Yes type="button" data-destructive={isDestructive} {...busyProps(isBusy, onConfirm)}>
            {confirmLabel}
          </Yes>
          <Button ref={cancelButton} type="button" variant="outlined" {...busyProps(isBusy, onCancel)}>
            {cancelLabel}
          </Button>
        </Answers>
      </div>
    </Box>
  );
}

const Box = styled('dialog')(({ theme }) => ({
  width: 'min(32rem, calc(100vw - 32px))',
  padding: 0,
  border: 0,
  borderRadius: 2,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: `0 24px 64px -24px ${theme.vars.palette.shade}`,
  '&::backdrop': { background: theme.vars.palette.veil },
  '& > div': { padding: 'clamp(20px, 5vw, 32px)' },
  '& h2': { ...theme.typography.h4, margin: '0 0 12px' },
  '& p': { margin: '0 0 12px', color: theme.vars.palette.text.secondary },
}));

const Yes = styled(Button)(({ theme }) => ({
  '&[data-destructive=true]:not([aria-disabled=true])': {
    background: theme.vars.palette.error.main,
    color: theme.vars.palette.error.contrastText,
    '&:hover': { background: theme.vars.palette.error.dark },
  },
}));

const Answers = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 24,
  '& > *': { flex: '1 1 auto', whiteSpace: 'normal' },
});
