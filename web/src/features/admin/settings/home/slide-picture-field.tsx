import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { profileMessages } from '@nargisus/domain/messages';
import { useEffect, useId, useRef, useState } from 'react';
import { uploadFile, type UploadProgress } from '#data/images/upload-file.ts';
import { adminHomeStrings } from '#locales/en/staff/admin-home.ts';
import { imageStrings } from '#locales/en/images.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { DropInvitation, DropZone, FieldHint, useFileDrop } from '#ui/file-drop.tsx';
import { PictureIcon } from '#ui/form-icons.tsx';
import { UploadBar } from '#ui/upload-bar.tsx';

interface Props {
  /** The URL of the picture; '' for none. */
  picture: string;
  /** The validation error of the field. */
  error: string | undefined;
  /** Receives the URL of an upload. */
  onChange(url: string): void;
}

/** Renders the picture of a slide, and uploads another one that is dropped or chosen. */
export function SlidePictureField({ picture, error, onChange }: Props) {
  const t = useStrings(adminHomeStrings);
  const images = useStrings(imageStrings);
  const translate = useTranslate();
  const id = useId();
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [rejected, setRejected] = useState<string | null>(null);
  const run = useRef<AbortController>(undefined);
  useEffect(() => () => run.current?.abort(), []);
  // An upload ends later: other fields may have changed since it began.
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });

  const choose = async (file: File) => {
    run.current?.abort();
    run.current = new AbortController();
    const { signal } = run.current;
    setRejected(null);
    try {
      const uploaded = await uploadFile(file, {
        kind: 'product',
        folder: { kind: 'home' },
        signal,
        onPrepared: () => undefined,
        onProgress: setProgress,
      });
      if (uploaded.ok && uploaded.url) report.current(uploaded.url);
      else if (!uploaded.ok) setRejected(uploaded.error);
    } catch {
      if (!signal.aborted) setRejected(profileMessages.imageFailed);
    } finally {
      if (!signal.aborted) setProgress(null);
    }
  };
  const drop = useFileDrop(false, ([file]) => void choose(file!));
  const shown = rejected ?? error;
  return (
    <div>
      <Zone data-invalid={shown !== undefined} {...drop.zone}>
        <Slot>{picture ? <img src={picture} alt="" /> : <PictureIcon size={32} />}</Slot>
        <div>
          <input
            id={id}
            aria-label={picture ? `${t.picture}: ${images.change}` : t.picture}
            aria-describedby={`${id}-hint${shown ? ` ${id}-error` : ''}`}
            aria-invalid={shown !== undefined}
            {...drop.field}
          />
          <DropInvitation field={id} isOver={drop.isOver} isDisabled={false} />
          <FieldHint id={`${id}-hint`}>
            {t.pictureHint} {images.hint}
          </FieldHint>
        </div>
        {progress && <UploadBar progress={progress} />}
      </Zone>
      {shown && (
        <FormHelperText id={`${id}-error`} error role="alert">
          {translate(shown)}
        </FormHelperText>
      )}
    </div>
  );
}

/** The texts are below the picture where both do not fit beside each other. */
const Zone = styled(DropZone)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Slot = styled('div')(({ theme }) => ({
  width: 192,
  maxWidth: '100%',
  aspectRatio: '16 / 9',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: 2,
  background: theme.vars.palette.cloth,
  color: theme.vars.palette.text.secondary,
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
}));
