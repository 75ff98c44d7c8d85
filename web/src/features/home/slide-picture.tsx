import { spreadRenditions } from '@nargisus/domain/catalogue';
import type { ShownSlide } from '@nargisus/domain/home';
import { Picture } from '#ui/picture.tsx';
import { sitePicture } from '#ui/site-picture.ts';

interface Props {
  slide: Pick<ShownSlide, 'picture' | 'renditions'>;
  alt: string;
  /** Of the slide that is visible when the page opens: its picture loads first. */
  eager: boolean;
}

/** The pictures of the standard slides, which have a portrait crop for tall windows. */
const STANDARD = /^\/pictures\/(banner-\d)-/;

/** Renders the picture of a slide, which covers it: the shop's own ones, and uploads with their renditions once these exist. */
export function SlidePicture({ slide: { picture, renditions }, alt, eager }: Props) {
  const [, standard] = STANDARD.exec(picture) ?? [];
  if (standard)
    return (
      <Picture
        files={sitePicture(standard, [640, 1280, 1920], 16 / 9)}
        sizes="max(100vw, 160vh)"
        alternative={{
          media: '(max-aspect-ratio: 1/1)',
          files: sitePicture(`${standard}-portrait`, [480, 720, 1080], 3 / 4),
          // It covers 66vh. Three quarters are enough behind texts and a gradient: a phone with 1.75 pixels per point loads the
          // image of 720 pixels, half of the bytes of the next.
          sizes: 'max(98vw, 48vh)',
        }}
        alt={alt}
        eager={eager}
      />
    );
  if (!renditions)
    return (
      <img
        src={picture}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
      />
    );
  const files = spreadRenditions(renditions);
  const { width, height } = files[0]!;
  return (
    <Picture
      files={files}
      sizes={`max(100vw, ${Math.ceil((90 * width) / height)}vh)`}
      alt={alt}
      eager={eager}
    />
  );
}

/** Returns whether a picture is one that was drawn with a plain area for the texts. */
export const isStandardPicture = (picture: string): boolean => STANDARD.test(picture);
