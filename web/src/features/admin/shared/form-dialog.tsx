import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useId, type FormEvent, type ReactNode } from 'react';
import { commonStrings } from '#locales/en/common.ts';
import { useStrings } from '#locales/use-strings.ts';
import { DialogButtons } from './dialog-buttons.tsx';
import { DialogHeading } from './dialog-heading.tsx';
import { busyProps } from '#ui/busy-props.ts';

interface Props {
  title: string;
  /** The label of the submit button, and its label while the form is sent. */
  submit: string;
  submitting: string;
  /** 'Cancel' by default; another label where that could be mistaken for the action. */
  cancelLabel?: string;
  isBusy: boolean;
  /** 'xs' by default. */
  maxWidth?: 'xs' | 'sm';
  /** The content has no field, so it is focusable itself: the keyboard must be able to scroll it. */
  hasNoFields?: boolean;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onClose(): void;
  children: ReactNode;
}

/** Renders a form in a dialog. It cannot be closed while the request is in flight: its result would be lost. */
export function FormDialog(props: Props) {
  const { title, submit, submitting, cancelLabel, isBusy, onSubmit, onClose, children } = props;
  const { maxWidth = 'xs', hasNoFields = false } = props;
  const common = useStrings(commonStrings);
  const id = useId();
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={id} maxWidth={maxWidth} fullWidth>
      {/* The fields scroll; the buttons stay visible. */}
      <form noValidate onSubmit={onSubmit} style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <DialogHeading id={id} text={title} />
        <DialogContent
          sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}
          tabIndex={hasNoFields ? 0 : undefined}
        >
          {children}
        </DialogContent>
        <DialogButtons>
          <Button variant="outlined" {...busyProps(isBusy, onClose)}>
            {cancelLabel ?? common.cancel}
          </Button>
          <Button type="submit" {...busyProps(isBusy)}>
            {isBusy ? submitting : submit}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
