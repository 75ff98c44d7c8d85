import { styled } from '@mui/material/styles';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';

interface Props {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Agreeing takes something away for good. */
  isDestructive?: boolean;
  /** What is agreed to is being done. */
  isBusy?: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/**
 * Asks before something that cannot be undone; open as long as it is mounted. The browser's own dialog keeps the focus
 * inside, closes on Escape, gives the focus back, and weighs nothing.
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
  const careful = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const box = dialog.current;
    box?.showModal();
    // By hand: React calls autoFocus before the dialog is open, where it comes to nothing.
    careful.current?.focus();
    return () => box?.close();
  }, []);
  return (
    <Box
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault(); // whoever mounted it takes it away
        if (!isBusy) onCancel();
      }}
      onClick={(event) => {
        if (event.target === dialog.current && !isBusy) onCancel(); // beside it
      }}
    >
      <div>
        <h2 id={id}>{title}</h2>
        {children}
        <Answers>
          <Yes type="button" data-destructive={isDestructive} onClick={onConfirm} disabled={isBusy}>
            {confirmLabel}
          </Yes>
          <Button ref={careful} type="button" variant="outlined" onClick={onCancel} disabled={isBusy}>
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
  '&[data-destructive=true]:enabled': {
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
