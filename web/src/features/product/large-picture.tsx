import { styled } from '@mui/material/styles';
import type { Product } from '@nargisus/domain/catalogue';
import { useRef, useState } from 'react';
import { productTexts } from '../../texts/en/product.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { IconAction } from '../../ui/action.tsx';
import { CloseIcon, ZoomIcon } from '../../ui/icons.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';

/** The product's picture; pressed, it fills the window, where it can be zoomed and moved about. */
export function LargePicture({ product }: { product: Product }) {
  const t = useTexts(productTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<'closed' | 'fitted' | 'zoomed'>('closed');
  const zoomed = state === 'zoomed';
  const zoom = () => setState(zoomed ? 'fitted' : 'zoomed');
  return (
    <>
      <Opener
        type="button"
        aria-label={t.enlarge(product.name)}
        onClick={() => {
          setState('fitted');
          dialog.current?.showModal();
        }}
      >
        <ProductPicture
          product={product}
          sizes="(min-width: 900px) 50vw, (min-width: 600px) 46vw, 92vw"
          eager
        />
        <Hint aria-hidden>
          <ZoomIcon size={20} />
        </Hint>
      </Opener>
      {/* The platform's own dialog: it keeps the focus, closes on Escape and gives the focus back. */}
      <Large ref={dialog} aria-label={product.name} onClose={() => setState('closed')}>
        {state !== 'closed' && (
          <>
            <Bar>
              <IconAction type="button" aria-label={zoomed ? t.zoomOut : t.zoomIn} onClick={zoom}>
                <ZoomIcon out={zoomed} />
              </IconAction>
              <IconAction type="button" aria-label={t.closePicture} onClick={() => dialog.current?.close()}>
                <CloseIcon />
              </IconAction>
            </Bar>
            {/* The zoom button does the same for keyboards. */}
            <Room tabIndex={0} role="group" aria-label={product.name} data-zoomed={zoomed} onClick={zoom}>
              <ProductPicture product={product} sizes={zoomed ? '200vw' : '100vw'} eager />
            </Room>
          </>
        )}
      </Large>
    </>
  );
}

const Opener = styled('button')({
  position: 'relative',
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
});

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
