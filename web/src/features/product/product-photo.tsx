import { styled } from '@mui/material/styles';
import type { Product } from '@nargisus/domain/catalogue';
import { useState } from 'react';
import { productStrings } from '#locales/en/product.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ZoomIcon } from '#ui/product-icons.tsx';
import { ProductPicture } from '#ui/product-picture.tsx';
import type { LargePicture } from './large-picture.tsx';

/** The product's picture; pressed, it fills the window, where it can be zoomed and moved about. */
export function ProductPhoto({ product }: { product: Product }) {
  const t = useStrings(productStrings);
  const [open, setOpen] = useState(false);
  const [Large, setLarge] = useState<typeof LargePicture | null>(null);
  const enlarge = () => {
    setOpen(true);
    // Without a network the picture stays as large as it is.
    import('./large-picture.tsx').then(
      (large) => setLarge(() => large.LargePicture),
      () => setOpen(false),
    );
  };
  return (
    <>
      <Opener type="button" aria-label={t.enlarge(product.name)} aria-haspopup="dialog" onClick={enlarge}>
        <ProductPicture
          product={product}
          // On a phone a little less than the column: 640 pixels do where 665 would be exact, and 1280 come next.
          sizes="(min-width: 900px) 50vw, (min-width: 600px) 46vw, 88vw"
          eager
        />
        <Hint aria-hidden>
          <ZoomIcon size={20} />
        </Hint>
      </Opener>
      {open && Large && <Large product={product} onClose={() => setOpen(false)} />}
    </>
  );
}

const Opener = styled('button')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
  // Name and price are seen above the bar that sells, on a short phone too.
  [theme.breakpoints.down('sm')]: { '& > div': { width: '100%', maxHeight: '48svh' } },
}));

const Hint = styled('span')(({ theme }) => ({
  position: 'absolute',
  right: 12,
  bottom: 12,
  width: 40,
  height: 40,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  background: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
}));
