import { styled } from '@mui/material/styles';
import type { Product } from '@nargisus/domain/catalogue';
import { useEffect, useRef, useState } from 'react';
import { productStrings } from '#locales/en/product.ts';
import { useStrings } from '#locales/use-strings.ts';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { ZoomIcon } from '#ui/product-icons.tsx';
import { ProductPicture } from '#ui/product-picture.tsx';

/** A picture over the whole window. The platform's own dialog: it keeps the focus, closes on Escape and gives it back. */
export function LargePicture({ product, onClose }: { product: Product; onClose(): void }) {
  const t = useStrings(productStrings);
  const dialog = useRef<HTMLDialogElement>(null);
  const [zoomed, setZoomed] = useState(false);
  const zoom = () => setZoomed(!zoomed);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Large ref={dialog} aria-label={product.name} onClose={onClose}>
      <Bar>
        <IconButton type="button" aria-label={zoomed ? t.zoomOut : t.zoomIn} onClick={zoom}>
          <ZoomIcon out={zoomed} />
        </IconButton>
        <IconButton type="button" aria-label={t.closePicture} onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </IconButton>
      </Bar>
      {/* The zoom button does the same for keyboards; they scroll here by the arrows. */}
      <Room tabIndex={0} role="group" aria-label={product.name} data-zoomed={zoomed} onClick={zoom}>
        <ProductPicture product={product} sizes={zoomed ? '200vw' : '100vw'} eager />
      </Room>
    </Large>
  );
}

const Large = styled('dialog')(({ theme }) => ({
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  background: theme.vars.palette.background.default,
  overflow: 'hidden',
  '&::backdrop': { background: theme.vars.palette.background.default },
}));

const Bar = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  top: 8,
  right: 8,
  display: 'flex',
  gap: 4,
  '& > button': { background: theme.vars.palette.background.default },
}));

const Room = styled('div')({
  width: '100%',
  height: '100%',
  overflow: 'auto',
  cursor: 'zoom-in',
  overscrollBehavior: 'contain',
  touchAction: 'pan-x pan-y pinch-zoom',
  '& > div': { height: '100%', marginInline: 'auto', maxWidth: '100%' },
  '&[data-zoomed=true]': { cursor: 'zoom-out' },
  '&[data-zoomed=true] > div': { height: 'auto', width: 'max(160%, 1200px)', maxWidth: 'none' },
});
