import { MAX_ALT } from '@nargisus/domain/catalogue';
import { styled } from '@mui/material/styles';
import type { ListedPicture } from '#data/images/use-picture-list.ts';
import { productPictureStrings } from '#locales/en/staff/product-pictures.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { UploadBar } from '#ui/upload-bar.tsx';
import { dragByHandle } from '../shared/drag-by-handle.ts';
import { ItemButton } from '../shared/item-button.tsx';

interface Props {
  picture: ListedPicture;
  /** From 0. */
  position: number;
  count: number;
  isDisabled: boolean;
  isDragged: boolean;
  onText(text: 'alt' | 'altBn', value: string): void;
  /** `button` is the one that was pressed. */
  onMove(to: number, button: HTMLElement): void;
  onRemove(): void;
  onDrag(isOn: boolean): void;
  onDragOver(): void;
}

/** Renders one picture of the list with its texts and the buttons that move and remove it. */
export function PictureRow({ picture, position, count, isDisabled, isDragged, ...on }: Props) {
  const t = useStrings(productPictureStrings);
  const { number } = useFormats();
  const { preview, progress, alt, altBn, url } = picture;
  const name = number(position + 1);

  const drag = dragByHandle(on);
  return (
    <Row data-dragged={isDragged} onDrop={(event) => event.preventDefault()} {...drag.item}>
      <Frame draggable={!isDisabled && count > 1} title={count > 1 ? t.drag : undefined} {...drag.handle}>
        {preview && <img src={preview} alt={alt || t.picture(name)} draggable={false} />}
        <span>{position === 0 ? t.main : name}</span>
      </Frame>
      <Fields>
        {(progress ?? url === null) ? (
          <UploadBar progress={progress ?? { step: 'preparing' }} />
        ) : (
          <>
            <TextInput
              label={t.alt(name)}
              value={alt}
              isOptional
              maxLength={MAX_ALT}
              onChange={({ target }) => on.onText('alt', target.value)}
            />
            <TextInput
              label={t.altBn(name)}
              value={altBn}
              lang="bn"
              isOptional
              maxLength={MAX_ALT}
              onChange={({ target }) => on.onText('altBn', target.value)}
            />
          </>
        )}
        <Buttons>
          {count > 1 && (
            <>
              <ItemButton
                label={t.earlier}
                of={t.picture(name)}
                isDisabled={isDisabled || position === 0}
                onPress={(button) => on.onMove(position - 1, button)}
              />
              <ItemButton
                label={t.later}
                of={t.picture(name)}
                isDisabled={isDisabled || position === count - 1}
                onPress={(button) => on.onMove(position + 1, button)}
              />
            </>
          )}
          <Button
            type="button"
            variant="text"
            small
            data-remove
            aria-label={`${t.remove}: ${t.picture(name)}`}
            {...busyProps(isDisabled, on.onRemove)}
          >
            {t.remove}
          </Button>
        </Buttons>
      </Fields>
    </Row>
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 16,
  padding: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 2,
  background: theme.vars.palette.background.default,
  '&[data-dragged=true]': { borderColor: theme.vars.palette.primary.main, opacity: 0.6 },
}));

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  width: 88,
  height: 110,
  overflow: 'hidden',
  borderRadius: 2,
  background: theme.vars.palette.cloth,
  '&[draggable=true]': { cursor: 'grab' },
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& > span': {
    ...theme.typography.caption,
    position: 'absolute',
    left: 0,
    bottom: 0,
    padding: '1px 8px',
    background: theme.vars.palette.background.default,
    fontWeight: 600,
  },
}));

const Fields = styled('div')(({ theme }) => ({
  minWidth: 0,
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Buttons = styled('div')({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '4px 16px' });
