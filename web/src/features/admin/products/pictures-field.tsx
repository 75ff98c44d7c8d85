import FormHelperText from '@mui/material/FormHelperText';
import { MAX_PICTURES } from '@nargisus/domain/catalogue';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import type { PictureList } from '#data/images/use-picture-list.ts';
import { productPictureStrings } from '#locales/en/staff/product-pictures.ts';
import { useFormats } from '#locales/formats.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { announce } from '#ui/announce.ts';
import { DropInvitation, DropZone, FieldHint, useFileDrop } from '#ui/file-drop.tsx';
import { PictureIcon } from '#ui/form-icons.tsx';
import { PictureRow } from './picture-row.tsx';

interface Props {
  label: string;
  list: PictureList;
  /** The validation error of the field. */
  error: string | undefined;
  isDisabled: boolean;
}

/**
 * Renders a product's pictures in order: added by drag and drop or by the file dialog, several at once, and moved by dragging
 * or by buttons.
 */
export function PicturesField({ label, list, error, isDisabled }: Props) {
  const t = useStrings(productPictureStrings);
  const translate = useTranslate();
  const { number } = useFormats();
  const id = useId();
  const rows = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  /** The button that was pressed: moving its row in the document would take the focus from it. */
  const pressed = useRef<HTMLElement | null>(null);
  const { pictures } = list;
  const isFull = pictures.length >= MAX_PICTURES;
  const drop = useFileDrop(isDisabled || isFull, list.add);

  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [pictures]);

  const move = (key: string, to: number, button?: HTMLElement) => {
    pressed.current = button ?? null;
    list.move(key, to);
    announce(t.moved(number(to + 1), number(pictures.length)));
  };
  const remove = (key: string, at: number) => {
    list.remove(key);
    announce(t.removed(number(at + 1)));
    // The row is gone with the next render.
    setTimeout(() => {
      const next = rows.current?.children[Math.min(at, pictures.length - 2)];
      const button = next?.querySelector<HTMLElement>('[data-remove]');
      if (button) button.focus();
      else drop.focus();
    });
  };

  return (
    <div>
      {pictures.length > 0 && (
        <Rows ref={rows} aria-label={t.list}>
          {pictures.map((picture, at) => (
            <PictureRow
              key={picture.key}
              picture={picture}
              position={at}
              count={pictures.length}
              isDisabled={isDisabled}
              isDragged={dragged === picture.key}
              onText={(text, value) => list.setText(picture.key, text, value)}
              onMove={(to, button) => move(picture.key, to, button)}
              onRemove={() => remove(picture.key, at)}
              onDrag={(isOn) => setDragged(isOn ? picture.key : null)}
              onDragOver={() => dragged && dragged !== picture.key && list.move(dragged, at)}
            />
          ))}
        </Rows>
      )}
      <DropZone data-invalid={error !== undefined} {...drop.zone}>
        <PictureIcon size={32} />
        <div>
          <input
            id={id}
            multiple
            aria-label={label}
            aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
            aria-invalid={error !== undefined}
            {...drop.field}
          />
          {!isFull && <DropInvitation field={id} isOver={drop.isOver} isDisabled={isDisabled} isMultiple />}
          <FieldHint id={`${id}-hint`}>{isFull ? t.full : t.hint}</FieldHint>
        </div>
      </DropZone>
      {error && (
        <FormHelperText id={`${id}-error`} error role="alert">
          {error}
        </FormHelperText>
      )}
      {list.rejected.map(({ name, error: reason }, at) => (
        <FormHelperText key={at} error role="alert" sx={{ overflowWrap: 'anywhere' }}>
          {`${name}: ${translate(reason)}`}
        </FormHelperText>
      ))}
    </div>
  );
}

const Rows = styled('ol')({ listStyle: 'none', margin: '0 0 16px', padding: 0, display: 'grid', gap: 12 });
