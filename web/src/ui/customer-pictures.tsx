import type { ReactNode } from 'react';

interface Props {
  pictures: readonly { readonly url: string; readonly small?: string }[];
  /** The alternative text of a picture, by its place from 1. */
  alt(place: number): string;
}

/** Renders the pictures that a customer has sent, each of which opens in its full size. */
export function CustomerPictures({ pictures, alt }: Props): ReactNode {
  if (pictures.length === 0) return null;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 }}>
      {pictures.map(({ url, small = url }, index) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          <img
            src={small}
            alt={alt(index + 1)}
            width={120}
            height={150}
            loading="lazy"
            style={{ objectFit: 'cover', display: 'block' }}
          />
        </a>
      ))}
    </div>
  );
}
