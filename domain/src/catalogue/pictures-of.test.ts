import { describe, expect, test } from 'vitest';
import { MAX_ALT, MAX_PICTURES } from './picture.ts';
import { editedPicturesOf, picturesOf } from './pictures-of.ts';
import { productFormSchema } from './product-form.ts';

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

describe('the pictures of a product', () => {
  test('begin with its image, and a product without pictures has that one', () => {
    expect(picturesOf({ image: '/a.webp' })).toEqual([{ url: '/a.webp', alt: '', renditions: [] }]);
    expect(picturesOf(stored)).toEqual([
      { ...front, renditions: [rendition('a')] },
      { ...back, renditions: [rendition('b')] },
    ]);
    // A product whose image was changed by a client that knows no pictures.
    expect(picturesOf({ ...stored, image: '/x.webp' })[0]).toMatchObject({ url: '/x.webp', alt: 'Front' });
  });

  test('are edited without their renditions', () => {
    expect(editedPicturesOf(stored)).toEqual([front, back]);
  });
});

describe('the form', () => {
  const form = { name: 'Shirt', price: 450, description: 'Cotton.', image: '/a.webp', category: 'clothing' };
  const isAccepted = (pictures: unknown) => productFormSchema.safeParse({ ...form, pictures }).success;
  const many = (count: number) => Array.from({ length: count }, (_, n) => ({ url: `/${n}.webp` }));

  test.each<[what: string, pictures: unknown, may: boolean]>([
    ['none', undefined, true],
    ['an empty list', [], true],
    ['one without a text', [{ url: '/a.webp' }], true],
    ['ten', many(MAX_PICTURES), true],
    ['eleven', many(MAX_PICTURES + 1), false],
    ['the same twice', [front, { ...back, url: front.url }], false],
    ['a script', [{ url: 'javascript:alert(1)' }], false],
    ['a long text', [{ url: '/a.webp', alt: 'x'.repeat(MAX_ALT) }], true],
    ['too long a text', [{ url: '/a.webp', alt: 'x'.repeat(MAX_ALT + 1) }], false],
    ['too long a Bangla text', [{ url: '/a.webp', altBn: 'ক'.repeat(MAX_ALT + 1) }], false],
    ['a URL alone', ['/a.webp'], false],
  ])('judges %s', (_what, pictures, may) => expect(isAccepted(pictures)).toBe(may));

  test('takes no renditions from a browser', () => {
    const sent = productFormSchema.parse({ ...form, pictures: [{ ...front, renditions: pattern('x') }] });
    expect(sent.pictures).toEqual([front]);
  });
});
