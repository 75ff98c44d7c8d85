import css from './picture.module.css';
export interface PictureFile {
  width: number;
  height: number;
  avif: string;
  webp: string;
}

interface Props {
  /** In ascending width; at least one. */
  files: readonly PictureFile[];
  alt: string;
  /** The width of its slot, as the `sizes` attribute. */
  sizes: string;
  /** Above the fold: loads at once and with high priority. */
  eager?: boolean;
  /** `low` where the browser takes a picture outside a scroll container for one in view. */
  priority?: 'low';
  /** A set with another crop, for when `media` matches. */
  alternative?: { media: string; files: readonly PictureFile[]; sizes: string };
}

/**
 * Renders an image at the width of its slot as AVIF; browsers without AVIF, one in twenty, get the middle width as WebP, which
 * keeps the HTML of a list small (docs/adr/0095). Width and height reserve its space.
 */
export function Picture({ files, alt, sizes, eager = false, priority, alternative }: Props) {
  const middle = files[Math.floor(files.length / 2)]!;
  return (
    <picture className={css.frame}>
      {alternative &&
        (['avif', 'webp'] as const).map((type) => (
          <source
            key={type}
            media={alternative.media}
            type={`image/${type}`}
            srcSet={srcSetOf(alternative.files, type)}
            sizes={alternative.sizes}
            width={alternative.files[0]!.width}
            height={alternative.files[0]!.height}
          />
        ))}
      <source type="image/avif" srcSet={srcSetOf(files, 'avif')} sizes={sizes} />
      <img
        src={middle.webp}
        width={middle.width}
        height={middle.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : priority}
        decoding={eager ? 'sync' : 'async'}
      />
    </picture>
  );
}

const srcSetOf = (files: readonly PictureFile[], type: 'avif' | 'webp') =>
  files.map((file) => `${file[type]} ${file.width}w`).join(', ');
