import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { picturesSchema } from './picture.ts';
import { savedPictures } from './saved-pictures.ts';

const rendition = (name: string) => ({
  width: 320,
  height: 400,
  avif: `/renditions/p/${name}-w320.avif`,
  webp: `/renditions/p/${name}-w320.webp`,
});
const pattern = (name: string) => ({ pattern: `/renditions/p/${name}-w{width}.{format}`, sizes: '320x400' });
const front = { url: '/a.webp', alt: 'Front', altBn: 'সামনে' };
const back = { url: '/b.webp', alt: 'Back' };
const stored = {
  image: front.url,
  images: [rendition('a')],
  pictures: [front, { ...back, renditions: pattern('b') }],
};

describe('a save', () => {
  test('keeps renditions when pictures change places', () => {
    expect(savedPictures({ image: back.url, pictures: [back, front] }, stored)).toEqual({
      image: back.url,
      images: [rendition('b')],
      pictures: [
        { ...back, renditions: pattern('b') },
        { ...front, renditions: pattern('a') },
      ],
    });
  });

  test('of an image alone replaces the first picture, or moves it there', () => {
    expect(savedPictures({ image: '/new.webp' }, stored)).toEqual({
      image: '/new.webp',
      pictures: [{ url: '/new.webp', alt: '' }, stored.pictures[1]],
    });
    const moved = savedPictures({ image: back.url }, stored);
    expect(moved.pictures?.map(({ url }) => url)).toEqual([back.url, front.url]);
    expect(moved.images).toEqual([rendition('b')]);
  });

  test('of an image alone gives no pictures to a product without', () => {
    expect(savedPictures({ image: '/a.webp' })).toEqual({ image: '/a.webp' });
    const old = { image: '/a.webp', images: [rendition('a')] };
    expect(savedPictures({ image: '/a.webp' }, old)).toEqual(old);
    expect(savedPictures({ image: '/b.webp' }, old)).toEqual({ image: '/b.webp' });
  });

  test('leaves one picture of a list that is empty', () => {
    expect(savedPictures({ image: '/a.webp', pictures: [] }, stored).pictures).toEqual([
      { url: '/a.webp', alt: '', renditions: pattern('a') },
    ]);
  });

  test('always stores `image` first, and what the schema accepts', () => {
    const url = fc.constantFrom('/a.webp', '/b.webp', '/c.webp', '/d.webp');
    const list = fc.uniqueArray(fc.record({ url, alt: fc.constantFrom('', 'Text') }), {
      selector: (it) => it.url,
      maxLength: 4,
    });
    fc.assert(
      fc.property(url, fc.option(list, { nil: undefined }), list, (image, pictures, before) => {
        const product = {
          image: before[0]?.url ?? '/a.webp',
          ...(before.length > 0 && { pictures: before }),
        };
        const saved = savedPictures({ image, pictures }, product);
        expect(saved.image).toBe(image);
        if (!saved.pictures) return;
        expect(saved.pictures[0]?.url).toBe(image);
        expect(picturesSchema.safeParse(saved.pictures).success).toBe(true);
      }),
    );
  });
});
