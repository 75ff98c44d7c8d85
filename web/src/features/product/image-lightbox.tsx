import type { Product } from '@nargisus/domain/catalogue';
import { useEffect, useRef, useState } from 'react';
import { productStrings } from '#locales/en/product.ts';
import { useStrings } from '#locales/use-strings.ts';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { ZoomIcon } from '#ui/product-icons.tsx';
import { ProductPicture } from '#ui/product-picture.tsx';
import css from './image-lightbox.module.css';

/** A picture over the whole window. The platform's own dialog: it keeps the focus, closes on Escape and gives it back. */
export function ImageLightbox({ product, onClose }: { product: Product; onClose(): void }) {
  const t = useStrings(productStrings);
  const dialog = useRef<HTMLDialogElement>(null);
  const [zoomed, setZoomed] = useState(false);
  const zoom = () => setZoomed(!zoomed);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className={css.large} ref={dialog} aria-label={product.name} onClose={onClose}>
      <div className={css.bar}>
        <IconButton type="button" aria-label={zoomed ? t.zoomOut : t.zoomIn} onClick={zoom}>
          <ZoomIcon out={zoomed} />
        </IconButton>
        <IconButton type="button" aria-label={t.closePicture} onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </IconButton>
      </div>
      {/* The zoom button does the same for keyboards; they scroll here by the arrows. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={css.room}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container needs the focus
        tabIndex={0}
        role="group"
        aria-label={product.name}
        data-zoomed={zoomed}
        onClick={zoom}
      >
        <ProductPicture product={product} sizes={zoomed ? '200vw' : '100vw'} eager />
      </div>
    </dialog>
  );
}
