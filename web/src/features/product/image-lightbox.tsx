import type { Product } from '@nargisus/domain/catalogue';
import { useEffect, useRef, useState } from 'react';
import { productStrings } from '#locales/en/product.ts';
import { useProductName } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { ZoomIcon } from '#ui/product-icons.tsx';
import { ProductPicture } from '#ui/product-picture.tsx';
import css from './image-lightbox.module.css';

/**
 * Renders the product's image over the whole window, with zoom. The native dialog traps the focus, closes on Escape and
 * restores the focus.
 */
export function ImageLightbox({ product, onClose }: { product: Product; onClose(): void }) {
  const t = useStrings(productStrings);
  const name = useProductName()(product);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isZoomed, setIsZoomed] = useState(false);
  const toggleZoom = () => setIsZoomed(!isZoomed);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className={css.lightbox} ref={dialog} aria-label={name} onClose={onClose}>
      <div className={css.toolbar}>
        <IconButton type="button" aria-label={isZoomed ? t.zoomOut : t.zoomIn} onClick={toggleZoom}>
          <ZoomIcon out={isZoomed} />
        </IconButton>
        <IconButton type="button" aria-label={t.closePicture} onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </IconButton>
      </div>
      {/* Keyboards zoom by the button above and scroll here by the arrow keys. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={css.viewport}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container needs the focus
        tabIndex={0}
        role="group"
        aria-label={name}
        data-zoomed={isZoomed}
        onClick={toggleZoom}
      >
        <ProductPicture product={product} alt={name} sizes={isZoomed ? '200vw' : '100vw'} eager />
      </div>
    </dialog>
  );
}
