import { styled } from '@mui/material/styles';
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { imageStrings } from '../locales/en/images.ts';
import { useStrings } from '../locales/use-strings.ts';
import { motion } from '../theme/motion.ts';
import { busyProps } from './busy-props.ts';
import { visuallyHidden } from './visually-hidden.ts';

/**
 * Returns the props of a drop zone and of its native file input, which keeps the focus and the accessible name. Reports the
 * image files that are dropped or chosen.
 */
export function useFileDrop(isDisabled: boolean, onFiles: (files: File[]) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const report = (files: FileList | null) => {
    if (files?.length && !isDisabled) onFiles([...files]);
  };
  return {
    isOver,
    /** Opens the file dialog. */
    open: () => isDisabled || input.current?.click(),
    focus: () => input.current?.focus(),
    zone: {
      'data-over': isOver,
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(!isDisabled);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(false);
        report(event.dataTransfer.files);
      },
    },
    field: {
      ref: input,
      type: 'file',
      accept: 'image/jpeg,image/png,image/gif,image/webp',
      ...busyProps(isDisabled),
      style: visuallyHidden,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        report(target.files);
        target.value = ''; // the same file may be chosen again
      },
    },
  };
}

/** The frame into which files are dropped. */
export const DropZone = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '12px 20px',
  padding: 16,
  border: `1.5px dashed ${theme.vars.palette.edge}`,
  borderRadius: 2,
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  '&[data-over=true]': { background: theme.vars.palette.cloth, borderColor: theme.vars.palette.primary.main },
  '&[data-invalid=true]': { borderColor: theme.vars.palette.error.main },
  // The input is hidden; its frame shows the focus.
  '&:has(input[type=file]:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.text.primary}`,
    outlineOffset: 3,
  },
}));

interface InvitationProps {
  /** The id of the file input. */
  field: string;
  isOver: boolean;
  isDisabled: boolean;
  /** For several files. */
  isMultiple?: boolean;
}

/** Renders the label of the file input: drop a file here, or choose one. */
export function DropInvitation({ field, isOver, isDisabled, isMultiple }: InvitationProps) {
  const t = useStrings(imageStrings);
  return (
    <Invitation htmlFor={field} data-disabled={isDisabled}>
      {isOver ? (
        t.dropNow
      ) : (
        <>
          <span>{isMultiple ? t.dropSeveral : t.drop} </span>
          <u>{isMultiple ? t.chooseSeveral : t.choose}</u>
        </>
      )}
    </Invitation>
  );
}

const Invitation = styled('label')({
  padding: '8px 0',
  cursor: 'pointer',
  '& > u': { display: 'inline-block', fontWeight: 600, textUnderlineOffset: '0.3em' },
  // Touch devices cannot drag files.
  '@media (hover: none)': {
    '& > span': { display: 'none' },
    '& > u::first-letter': { textTransform: 'uppercase' },
  },
  '&[data-disabled=true]': { cursor: 'default' },
});

/** A small line about a field. */
export const FieldHint = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));
