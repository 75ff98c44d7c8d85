import css from './picture.module.css';
export interface PictureFile {
  width: number;
  height: number;
  avif: string;
  webp: string;
}

interface Props {
  /** By rising width; at least one. */
  files: readonly PictureFile[];
  alt: string;
  /** Width of the slot, as the `sizes` attribute says it. */
  sizes: string;
  /** Above the fold: fetched at once and first. */
  eager?: boolean;
  /** A differently cropped set for when `media` matches. */
  alternative?: { media: string; files: readonly PictureFile[]; sizes: string };
}

/** A picture at its slot's width, AVIF or WebP; width and height keep its room before it arrives. */
export function Picture({ files, alt, sizes, eager = false, alternative }: Props) {
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
        srcSet={srcSetOf(files, 'webp')}
        sizes={sizes}
        width={middle.width}
        height={middle.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding={eager ? 'sync' : 'async'}
      />
    </picture>
  );
}

const srcSetOf = (files: readonly PictureFile[], type: 'avif' | 'webp') =>
  files.map((file) => `${file[type]} ${file.width}w`).join(', ');
