import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useFormats } from '../locales/formats.ts';
import { imageStrings } from '../locales/en/images.ts';
import { useTranslate } from '../locales/translate.ts';
import { useStrings } from '../locales/use-strings.ts';
import { motion } from '../theme/motion.ts';
import { busyProps } from './busy-props.ts';
import { Button } from './button.tsx';
import { PictureIcon } from './form-icons.tsx';
import { visuallyHidden } from './visually-hidden.ts';

interface Props {
  label: string;
  /** URL of the chosen or saved image. */
  preview: string | null;
  progress: null | { step: 'preparing' } | { step: 'uploading'; fraction: number };
  /** The validation error of the chosen file. */
  error: string | null;
  /** A round avatar, or a product image at 4:5. */
  shape?: 'round' | 'tall';
  disabled?: boolean;
  onChoose(file: File): void;
  onRemove(): void;
}

/**
 * Renders the choice of one image, by drag and drop or by the file dialog. The native file input keeps the focus and
 * the accessible name.
 */
export function ImagePicker({
  label,
  preview,
  progress,
  error,
  shape = 'round',
  disabled = false,
  onChoose,
  onRemove,
}: Props) {
  const t = useStrings(imageStrings);
  const translate = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [broken, setBroken] = useState<string | null>(null);

  const takeDropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !disabled) onChoose(file);
  };

  return (
    <div>
      <Label aria-hidden>{label}</Label>
      <Zone
        data-over={over}
        data-invalid={error !== null}
        onDragOver={(event) => (event.preventDefault(), setOver(!disabled))}
        onDragLeave={() => setOver(false)}
        onDrop={takeDropped}
      >
        <Slot data-shape={shape}>
          {preview && preview !== broken ? (
            <img src={preview} alt="" onError={() => setBroken(preview)} />
          ) : (
            <PictureIcon size={32} />
          )}
        </Slot>
        <Side>
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/gif,image/webp"
            aria-label={label}
            aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
            aria-invalid={error !== null}
            {...busyProps(disabled)}
            style={visuallyHidden}
            onChange={({ target }) => {
              const file = target.files?.[0];
              target.value = ''; // the same file may be chosen again
              if (file && !disabled) onChoose(file);
            }}
          />
          {preview ? (
            <Buttons>
              <Button
                type="button"
                variant="outlined"
                small
                tabIndex={-1}
                aria-disabled={disabled}
                onClick={() => disabled || input.current?.click()}
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
                  input.current?.focus();
                }}
              >
                {t.remove}
              </Button>
            </Buttons>
          ) : (
            <Invitation htmlFor={id} data-disabled={disabled}>
              {over ? (
                t.dropNow
              ) : (
                <>
                  <span>{t.drop} </span>
                  <u>{t.choose}</u>
                </>
              )}
            </Invitation>
          )}
          <Hint id={`${id}-hint`}>{t.hint}</Hint>
        </Side>
        {progress && <Progress progress={progress} />}
      </Zone>
      {error && (
        <FormHelperText id={`${id}-error`} error role="alert">
          {translate(error)}
        </FormHelperText>
      )}
    </div>
  );
}

function Progress({ progress }: { progress: NonNullable<Props['progress']> }) {
  const t = useStrings(imageStrings);
  const formats = useFormats();
  const percent = progress.step === 'uploading' ? Math.round(progress.fraction * 100) : undefined;
  return (
    <Line>
      <Bar max={100} value={percent} aria-label={progress.step === 'preparing' ? t.preparing : t.uploading} />
      <Hint role="status">
        {percent === undefined ? t.preparing : t.uploadingPart(formats.number(percent))}
      </Hint>
    </Line>
  );
}

const Label = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0 0 6px',
  color: theme.vars.palette.text.secondary,
}));

const Zone = styled('div')(({ theme }) => ({
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
  '&:has(input:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.text.primary}`,
    outlineOffset: 3,
  },
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
  '&[data-shape=tall]': { height: 110, borderRadius: 2 },
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

const Side = styled('div')({ minWidth: 0, display: 'grid', gap: 4 });

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 2 });

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

const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

const Line = styled('div')({ gridColumn: '1 / -1', display: 'grid', gap: 6 });

const Bar = styled('progress')(({ theme }) => ({
  appearance: 'none',
  width: '100%',
  height: 6,
  border: 0,
  borderRadius: 3,
  overflow: 'hidden',
  background: theme.vars.palette.divider,
  '&::-webkit-progress-bar': { background: theme.vars.palette.divider },
  '&::-webkit-progress-value': {
    background: theme.vars.palette.primary.main,
    transition: `inline-size ${motion.quick}`,
  },
  '&::-moz-progress-bar': { background: theme.vars.palette.primary.main },
}));
