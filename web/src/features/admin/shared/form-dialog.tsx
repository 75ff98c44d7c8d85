import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, type FormEvent, type ReactNode } from 'react';
import { commonStrings } from '#locales/en/common.ts';
import { useStrings } from '#locales/use-strings.ts';
import { DialogHeading } from './dialog-heading.tsx';

interface Props {
  title: string;
  /** The button that sends, and what it reads meanwhile. */
  submit: string;
  submitting: string;
  isBusy: boolean;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onClose(): void;
  children: ReactNode;
}

/** A small form over the page. It cannot be closed while it is being sent: its answer would be lost. */
export function FormDialog({ title, submit, submitting, isBusy, onSubmit, onClose, children }: Props) {
  const common = useStrings(commonStrings);
  const id = useId();
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      {/* What is between heading and buttons scrolls; the buttons stay in sight. */}
      <form noValidate onSubmit={onSubmit} style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <DialogHeading id={id} text={title} />
        <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>{children}</DialogContent>
        <DialogActions sx={{ p: 3, pt: 1 }}>
          <Button variant="outlined" disabled={isBusy} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? submitting : submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
