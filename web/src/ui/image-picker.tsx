import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { imageStrings } from '../locales/en/images.ts';
import { useTranslate } from '../locales/translate.ts';
import { useStrings } from '../locales/use-strings.ts';
import { Button } from './button.tsx';
import { DropInvitation, DropZone, FieldHint, useFileDrop } from './file-drop.tsx';
import { PictureIcon } from './form-icons.tsx';
import { UploadBar } from './upload-bar.tsx';

interface Props {
  label: string;
  /** URL of the chosen or saved image. */
  preview: string | null;
  progress: null | { step: 'preparing' } | { step: 'uploading'; fraction: number };
  /** The validation error of the chosen file. */
  error: string | null;
  disabled?: boolean;
  onChoose(file: File): void;
  onRemove(): void;
}

/** Renders the choice of one image, by drag and drop or by the file dialog. */
export function ImagePicker({
  label,
  preview,
  progress,
  error,
  disabled = false,
  onChoose,
  onRemove,
}: Props) {
  const t = useStrings(imageStrings);
  const translate = useTranslate();
  const id = useId();
  const drop = useFileDrop(disabled, ([file]) => onChoose(file!));
  const [broken, setBroken] = useState<string | null>(null);

  return (
    <div>
      <Label aria-hidden>{label}</Label>
      <DropZone data-invalid={error !== null} {...drop.zone}>
        <Slot>
          {preview && preview !== broken ? (
            <img src={preview} alt="" onError={() => setBroken(preview)} />
          ) : (
            <PictureIcon size={32} />
          )}
        </Slot>
        <Side>
          <input
            id={id}
            aria-label={label}
            aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
            aria-invalid={error !== null}
            {...drop.field}
          />
          {preview ? (
            <Buttons>
              <Button
                type="button"
                variant="outlined"
                small
                tabIndex={-1}
                aria-disabled={disabled}
                onClick={drop.open}
              >
                {t.change}
              </Button>
              <Button
                type="button"
                variant="text"
                small
                aria-disabled={disabled}
                onClick={() => {
                  if (disabled) return;
                  onRemove();
                  drop.focus();
                }}
              >
                {t.remove}
              </Button>
            </Buttons>
          ) : (
            <DropInvitation field={id} isOver={drop.isOver} isDisabled={disabled} />
          )}
          <FieldHint id={`${id}-hint`}>{t.hint}</FieldHint>
        </Side>
        {progress && <UploadBar progress={progress} />}
      </DropZone>
      {error && (
        <FormHelperText id={`${id}-error`} error role="alert">
          {translate(error)}
        </FormHelperText>
      )}
    </div>
  );
}

const Label = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0 0 6px',
  color: theme.vars.palette.text.secondary,
}));

const Slot = styled('div')(({ theme }) => ({
  width: 88,
  height: 88,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  background: theme.vars.palette.cloth,
  color: theme.vars.palette.text.secondary,
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

const Side = styled('div')({ minWidth: 0, display: 'grid', gap: 4 });

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 2 });
