import type { Product } from '@nargisus/domain/catalogue';
import { useState } from 'react';
import { productStrings } from '#locales/en/product.ts';
import { useProductName } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ZoomIcon } from '#ui/product-icons.tsx';
import { ProductPicture } from '#ui/product-picture.tsx';
import type { ImageLightbox } from './image-lightbox.tsx';
import css from './product-image-button.module.css';

/** Renders the product's image as a button that opens the lightbox. */
export function ProductImageButton({ product }: { product: Product }) {
  const t = useStrings(productStrings);
  const name = useProductName()(product);
  const [isOpen, setIsOpen] = useState(false);
  const [Lightbox, setLightbox] = useState<typeof ImageLightbox | null>(null);
  const enlarge = () => {
    setIsOpen(true);
    // Without a network the lightbox stays closed.
    import('./image-lightbox.tsx').then(
      (module) => setLightbox(() => module.ImageLightbox),
      () => setIsOpen(false),
    );
  };
  return (
    <>
      <button
        className={css.button}
        type="button"
        aria-label={t.enlarge(name)}
        aria-haspopup="dialog"
        onClick={enlarge}
      >
        <ProductPicture
          product={product}
          alt={name}
          // On a phone less than the column: 640 pixels suffice for 665, and the next larger image has 1280.
          sizes="(min-width: 900px) 50vw, (min-width: 600px) 46vw, 88vw"
          eager
        />
        <span className={css.zoomHint} aria-hidden>
          <ZoomIcon size={20} />
        </span>
      </button>
      {isOpen && Lightbox && <Lightbox product={product} onClose={() => setIsOpen(false)} />}
    </>
  );
}
