import { PAGE_WIDTH, picturesOf, type Product } from '@nargisus/domain/catalogue';
import { useState, type KeyboardEvent } from 'react';
import { productStrings } from '#locales/en/product.ts';
import { useFormats } from '#locales/formats.ts';
import { useProductName } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ZoomIcon } from '#ui/product-icons.tsx';
import { ProductPicture } from '#ui/product-picture.tsx';
import type { PictureViewer } from './picture-viewer.tsx';
import { useAltText } from './use-alt-text.ts';
import { useSlides } from './use-slides.ts';
import css from './product-gallery.module.css';

/** On a phone less than the column: 640 pixels suffice for 665, and the next larger image has 1280. */
const SLIDE_SIZES = '(min-width: 900px) 50vw, (min-width: 600px) 46vw, 88vw';

/**
 * Renders the product's pictures side by side: swiped by the browser itself, also before the app runs; chosen by thumbnail or
 * arrow key; each a button that opens the viewer. The first loads at once, the others when they come near.
 */
export function ProductGallery({ product }: { product: Product }) {
  const t = useStrings(productStrings);
  const { digits } = useFormats();
  const name = useProductName()(product);
  const pictures = picturesOf(product);
  const altOf = useAltText(name, pictures);
  const { list, current, goTo, onScroll } = useSlides();
  const [opened, setOpened] = useState<number | null>(null);
  const [Viewer, setViewer] = useState<typeof PictureViewer | null>(null);
  const open = (at: number) => {
    setOpened(at);
    // Without a network the viewer stays closed.
    import('./picture-viewer.tsx').then(
      (module) => setViewer(() => module.PictureViewer),
      () => setOpened(null),
    );
  };
  const shown = pictures.map(({ url, renditions }) => ({
    name,
    image: url,
    images: renditions.filter(({ width }) => width <= PAGE_WIDTH),
  }));
  return (
    <div className={css.gallery}>
      <div className={css.frame}>
        {/* The arrow keys are an addition to Tab, which reaches every picture. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul className={css.slides} ref={list} onScroll={onScroll} onKeyDown={moveByArrow(goTo)}>
          {shown.map((picture, at) => (
            <li key={picture.image}>
              <button
                className={css.button}
                type="button"
                aria-label={t.enlarge(altOf(at))}
                aria-haspopup="dialog"
                onClick={() => open(at)}
              >
                <ProductPicture
                  product={picture}
                  alt=""
                  sizes={SLIDE_SIZES}
                  eager={at === 0}
                  priority={at === 0 ? undefined : 'low'}
                />
              </button>
            </li>
          ))}
        </ul>
        <span className={css.zoomHint} aria-hidden>
          <ZoomIcon size={20} />
        </span>
        {shown.length > 1 && (
          <span className={css.counter} aria-hidden>
            {digits(`${current + 1} / ${shown.length}`)}
          </span>
        )}
      </div>
      {shown.length > 1 && (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as above
        <ul className={css.thumbs} onKeyDown={moveByArrow(goTo)}>
          {shown.map((picture, at) => (
            <li key={picture.image}>
              <button
                type="button"
                aria-label={altOf(at)}
                aria-current={at === current || undefined}
                onClick={() => goTo(at)}
              >
                <ProductPicture product={picture} alt="" sizes="72px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {opened !== null && Viewer && (
        <Viewer
          name={name}
          pictures={pictures}
          first={opened}
          altOf={altOf}
          onClose={(last) => {
            setOpened(null);
            goTo(last);
          }}
        />
      )}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Returns a handler that moves the focus and the gallery from one picture of the list to its neighbour. */
const moveByArrow = (goTo: (at: number) => void) => (event: KeyboardEvent<HTMLUListElement>) => {
  const items = [...event.currentTarget.children];
  const at = items.findIndex((item) => item.contains(event.target as Node)) + (STEPS[event.key] ?? NaN);
  const button = items[at]?.querySelector('button');
  if (!button) return;
  event.preventDefault();
  button.focus({ preventScroll: true });
  goTo(at);
};
