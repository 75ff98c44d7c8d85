import type { ShownPicture } from '@nargisus/domain/catalogue';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { productStrings } from '#locales/en/product.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { IconButton } from '#ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from '#ui/icons.tsx';
import { ZoomIcon } from '#ui/product-icons.tsx';
import { useSlides } from './use-slides.ts';
import { ZoomablePicture } from './zoomable-picture.tsx';
import css from './picture-viewer.module.css';

interface Props {
  name: string;
  pictures: readonly ShownPicture[];
  /** The picture to begin with. */
  first: number;
  altOf(at: number): string;
  /** Called with the picture that was shown last. */
  onClose(last: number): void;
}

/**
 * Renders the product's pictures over the whole window, to swipe and to zoom. The native dialog traps the focus, closes on
 * Escape and restores the focus.
 */
export function PictureViewer({ name, pictures, first, altOf, onClose }: Props) {
  const t = useStrings(productStrings);
  const { digits } = useFormats();
  const dialog = useRef<HTMLDialogElement>(null);
  const { list, current, goTo, onScroll } = useSlides(first);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const isZoomed = zoomed === current;
  useEffect(() => {
    dialog.current?.showModal();
    list.current?.scrollTo({ left: first * list.current.clientWidth, behavior: 'instant' });
  }, [list, first]);

  const moveByArrow = ({ key }: KeyboardEvent) => {
    if (isZoomed) return; // the arrow keys scroll the enlarged picture
    if (key === 'ArrowRight') goTo(current + 1);
    if (key === 'ArrowLeft') goTo(current - 1);
  };
  const isFirst = current === 0;
  const isLast = current === pictures.length - 1;
  return (
    <dialog
      className={css.viewer}
      ref={dialog}
      aria-label={name}
      onClose={() => onClose(current)}
      onKeyDown={moveByArrow}
    >
      <div className={css.toolbar}>
        <IconButton
          type="button"
          aria-label={isZoomed ? t.zoomOut : t.zoomIn}
          onClick={() => setZoomed(isZoomed ? null : current)}
        >
          <ZoomIcon out={isZoomed} />
        </IconButton>
        <IconButton type="button" aria-label={t.closePicture} onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </IconButton>
      </div>
      <ul className={css.slides} ref={list} onScroll={onScroll} data-still={isZoomed || undefined}>
        {pictures.map((picture, at) => (
          <li key={picture.url} inert={at !== current}>
            <ZoomablePicture
              picture={picture}
              alt={altOf(at)}
              isNear={Math.abs(at - current) < 2}
              isZoomed={zoomed === at}
              onZoom={(isOn) => setZoomed(isOn ? at : null)}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className={css.steps}>
          <IconButton
            type="button"
            aria-label={t.previousPicture}
            aria-disabled={isFirst}
            onClick={() => goTo(current - 1)}
          >
            <ArrowLeftIcon />
          </IconButton>
          <span
            role="status"
            aria-label={t.pictureOf(name, digits(`${current + 1}`), digits(`${pictures.length}`))}
          >
            {digits(`${current + 1} / ${pictures.length}`)}
          </span>
          <IconButton
            type="button"
            aria-label={t.nextPicture}
            aria-disabled={isLast}
            onClick={() => goTo(current + 1)}
          >
            <ArrowRightIcon />
          </IconButton>
        </div>
      )}
    </dialog>
  );
}
