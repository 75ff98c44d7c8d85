import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { commonStrings } from '#locales/en/common.ts';
import { useStrings } from '#locales/use-strings.ts';
import { DialogButtons } from './dialog-buttons.tsx';
import { DialogHeading } from './dialog-heading.tsx';
import { UnbrokenOrderIds } from './unbroken-order-ids.tsx';
import { DialogsContext, type Dialogs, type Outcome, type ConfirmOptions, type Undo } from './dialogs.ts';

type Content =
  | (ConfirmOptions & { kind: 'confirm'; resolve(isConfirmed: boolean): void })
  | { kind: Outcome; text: string; undo?: Undo | undefined };
/**
 * `serial` is the React key. An MUI Dialog that is reopened while it fades out may leave the page locked and hidden
 * from screen readers.
 */
type Shown = Content & { serial: number };

/**
 * Renders one dialog at a time for all components below it, so that a deleted row does not unmount its own
 * 'Deleted!'.
 */
export function DialogHost({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [isOpen, setOpen] = useState(false);
  const dialogs = useMemo<Dialogs>(() => {
    const show = (next: Content) => {
      setShown((last) => ({ ...next, serial: (last?.serial ?? 0) + 1 }));
      setOpen(true);
    };
    return {
      confirm: (options) => new Promise((resolve) => show({ ...options, kind: 'confirm', resolve })),
      notify: (kind, text, undo) => show({ kind, text, undo }),
    };
  }, []);

  const close = (isConfirmed: boolean) => {
    setOpen(false); // the text stays until the dialog has faded out
    if (shown?.kind === 'confirm') shown.resolve(isConfirmed);
  };

  return (
    <DialogsContext value={dialogs}>
      {children}
      {shown && <ResultDialog key={shown.serial} shown={shown} isOpen={isOpen} onClose={close} />}
    </DialogsContext>
  );
}

function ResultDialog({
  shown,
  isOpen,
  onClose,
}: {
  shown: Shown;
  isOpen: boolean;
  onClose(isConfirmed: boolean): void;
}) {
  const t = useStrings(adminSharedStrings);
  const common = useStrings(commonStrings);
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={() => onClose(false)}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogHeading
        id={`${id}-title`}
        text={shown.kind === 'confirm' ? shown.title : t[shown.kind]}
        isError={shown.kind === 'error'}
      />
      <DialogContent id={`${id}-text`} sx={{ overflowWrap: 'anywhere' }}>
        <UnbrokenOrderIds text={shown.text} />
      </DialogContent>
      <DialogButtons>
        {shown.kind === 'confirm' && (
          <Button variant="outlined" autoFocus onClick={() => onClose(false)}>
            {shown.cancelLabel ?? common.cancel}
          </Button>
        )}
        {shown.kind !== 'confirm' && shown.undo && (
          <Button
            variant="outlined"
            onClick={() => {
              onClose(false);
              shown.undo?.run();
            }}
          >
            {shown.undo.label}
          </Button>
        )}
        <Button
          color={shown.kind === 'confirm' && shown.isDestructive ? 'error' : 'primary'}
          autoFocus={shown.kind !== 'confirm'}
          onClick={() => onClose(true)}
        >
          {shown.kind === 'confirm' ? shown.confirmLabel : t.ok}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
