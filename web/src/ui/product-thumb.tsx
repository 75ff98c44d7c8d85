import { useState } from 'react';
import { NarcissusMark } from './narcissus-mark.tsx';
import css from './product-thumb.module.css';

interface Props {
  src: string;
  alt: string;
  /** CSS pixels; the height follows from 4:5. */
  width?: number;
}

/**
 * Renders the small image of a product in a list (cart, checkout, orders), or the shop's logo when it does not load.
 */
export function ProductThumb({ src, alt, width = 72 }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const height = (width * 5) / 4;
  if (!src || src === broken) {
    return (
      <span className={css.empty} style={{ width, height }} role="img" aria-label={alt} aria-hidden={!alt}>
        <NarcissusMark size={width / 2} />
      </span>
    );
  }
  return (
    <img
      className={css.thumb}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
