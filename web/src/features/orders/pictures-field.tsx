import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { CustomerPicture } from '#data/images/customer-pictures.ts';
import { reviewsStrings } from '#locales/en/reviews.ts';
import { useFormats } from '#locales/formats.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';

interface Props {
  uid: string;
  /** How many there may be. */
  most: number;
  pictures: readonly CustomerPicture[];
  onAdd(picture: CustomerPicture): void;
  onRemove(picture: CustomerPicture): void;
  isBusy: boolean;
  onBusy(isBusy: boolean): void;
}

/** Renders the pictures of a review or a return and the button that uploads another one. */
export function PicturesField({ uid, most, pictures, onAdd, onRemove, isBusy, onBusy }: Props) {
  const t = useStrings(reviewsStrings);
  const translate = useTranslate();
  const { number } = useFormats();
  const id = useId();
  const [error, setError] = useState<string | null>(null);

  async function add(file: File) {
    setError(null);
    onBusy(true);
    try {
      const { uploadCustomerPicture } = await import('#data/images/customer-pictures.ts');
      const result = await uploadCustomerPicture(uid, file);
      if (result.ok) onAdd(result.picture);
      else setError(translate(result.error));
    } catch {
      setError(t.pictureFailed);
    }
    onBusy(false);
  }

  return (
    <Field>
      {pictures.map((picture, index) => (
        <span key={picture.name}>
          <img src={picture.url} alt="" width={72} height={90} />
          <IconButton
            type="button"
            aria-label={t.removePicture(number(index + 1))}
            onClick={() => onRemove(picture)}
          >
            <CloseIcon size={18} />
          </IconButton>
        </span>
      ))}
      {pictures.length < most && (
        <label htmlFor={id} data-busy={isBusy || undefined}>
          <input
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/gif,image/webp"
            disabled={isBusy}
            style={visuallyHidden}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = ''; // the same file can be chosen again
              if (file) void add(file);
            }}
          />
          {isBusy ? t.uploading : t.addPicture}
        </label>
      )}
      {error && <p role="alert">{error}</p>}
    </Field>
  );
}

const Field = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 16,
  '& > span': { position: 'relative', display: 'block', height: 90 },
  '& img': { display: 'block', objectFit: 'cover', background: theme.vars.palette.cloth },
  '& button': {
    position: 'absolute',
    top: -6,
    right: -6,
    background: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
  },
  '& label': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 48,
    padding: '8px 16px',
    border: `1px dashed ${theme.vars.palette.text.secondary}`,
    cursor: 'pointer',
    '&:focus-within': { outline: `2px solid ${theme.vars.palette.text.primary}`, outlineOffset: 2 },
  },
  '& p[role=alert]': { flexBasis: '100%', margin: 0, color: theme.vars.palette.error.main },
}));
