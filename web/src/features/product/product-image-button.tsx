import type { Product } from '@nargisus/domain/catalogue';
import { useState } from 'react';
import { productStrings } from '#locales/en/product.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ZoomIcon } from '#ui/product-icons.tsx';
import { ProductPicture } from '#ui/product-picture.tsx';
import type { ImageLightbox } from './image-lightbox.tsx';
import css from './product-image-button.module.css';

/** The product's picture; pressed, it fills the window, where it can be zoomed and moved about. */
export function ProductImageButton({ product }: { product: Product }) {
  const t = useStrings(productStrings);
  const [open, setOpen] = useState(false);
  const [Large, setLarge] = useState<typeof ImageLightbox | null>(null);
  const enlarge = () => {
    setOpen(true);
    // Without a network the picture stays as large as it is.
    import('./image-lightbox.tsx').then(
      (large) => setLarge(() => large.ImageLightbox),
      () => setOpen(false),
    );
  };
  return (
    <>
      <button
        className={css.opener}
        type="button"
        aria-label={t.enlarge(product.name)}
        aria-haspopup="dialog"
        onClick={enlarge}
      >
        <ProductPicture
          product={product}
          // On a phone a little less than the column: 640 pixels do where 665 would be exact, and 1280 come next.
          sizes="(min-width: 900px) 50vw, (min-width: 600px) 46vw, 88vw"
          eager
        />
        <span className={css.hint} aria-hidden>
          <ZoomIcon size={20} />
        </span>
      </button>
      {open && Large && <Large product={product} onClose={() => setOpen(false)} />}
    </>
  );
}
