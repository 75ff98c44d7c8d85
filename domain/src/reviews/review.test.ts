import { describe, expect, test } from 'vitest';
import {
  MAX_REVIEW_TEXT,
  publicReviewOf,
  REVIEW_STATUSES,
  reviewFormSchema,
  reviewRejection,
  starsGained,
  type Review,
} from './review.ts';

const form = { orderId: 'o1', productId: 'p1', size: 'M', stars: 5, text: 'ভালো', pictures: ['a-1.webp'] };

test.each([
  ['stars alone', { text: undefined, pictures: undefined }],
  ['a size of shoes', { size: '42' }],
  ['the longest text', { text: 'x'.repeat(MAX_REVIEW_TEXT) }],
  ['text that looks like markup, which is stored as it is', { text: '<script>alert(1)</script>' }],
])('accepts %s', (_what, change) => {
  expect(reviewFormSchema.safeParse({ ...form, ...change }).success).toBe(true);
});

test.each([
  ['no stars', { stars: undefined }],
  ['0 stars', { stars: 0 }],
  ['6 stars', { stars: 6 }],
  ['half a star', { stars: 4.5 }],
  ['stars as text', { stars: '5' }],
  ['a text that is too long', { text: 'x'.repeat(MAX_REVIEW_TEXT + 1) }],
  ['four pictures', { pictures: ['a.png', 'b.png', 'c.png', 'd.png'] }],
  ['a picture at another host', { pictures: ['https://evil.example/x.png'] }],
  ['a picture in another folder', { pictures: ['../u2/x.png'] }],
  ['an order’s path', { orderId: 'o1/notes/n1' }],
  ['a size with an underscore', { size: 'M_L' }],
])('rejects %s', (_what, change) => {
  expect(reviewFormSchema.safeParse({ ...form, ...change }).success).toBe(false);
});

describe('an order line', () => {
  const items = [
    { productId: 'p1', size: 'M', quantity: 1 },
    { productId: 'p3', size: 'M', quantity: 2, refused: { quantity: 1 } },
    { productId: 'p4', size: 'M', quantity: 2, refused: { quantity: 2 } },
  ] as never;
  test.each([
    ['delivered', { productId: 'p1', size: 'M' }, null],
    ['delivered', { productId: 'p1', size: 'L' }, 'not-in-order'],
    ['delivered', { productId: 'p2', size: 'M' }, 'not-in-order'],
    ['delivered', { productId: 'p3', size: 'M' }, null],
    ['delivered', { productId: 'p4', size: 'M' }, 'not-in-order'],
    ['pending', { productId: 'p1', size: 'M' }, 'not-delivered'],
    ['shipped', { productId: 'p1', size: 'M' }, 'not-delivered'],
    ['cancelled', { productId: 'p1', size: 'M' }, 'not-delivered'],
  ] as const)('of a %s order, %j: %s', (orderStatus, line, rejection) => {
    expect(reviewRejection({ orderStatus: orderStatus as never, items }, line)).toBe(rejection);
  });
});

test('only a change to or from approved changes the rating, and what is added is what is removed', () => {
  for (const status of REVIEW_STATUSES) {
    for (const to of [...REVIEW_STATUSES, null]) {
      const gained = starsGained({ stars: 4, status }, to);
      expect(gained).toBe((to === 'approved' ? 4 : 0) - (status === 'approved' ? 4 : 0));
    }
  }
});

test('publishes no uid, order or document id', () => {
  const at = new Date('2026-11-23T00:00:00Z');
  const renditions = { pattern: 'https://x.example/a-w{width}.{format}', sizes: '320x400' };
  const review: Review = {
    ...{ _id: 'r1', orderId: 'secret-order', productId: 'p1', productName: 'Panjabi', size: 'M' },
    ...{ uid: 'secret-uid', author: 'Rahima', stars: 5, text: 'Good', status: 'approved' },
    pictures: [{ name: 'a.webp', url: 'https://x.example/a.webp', renditions }],
    answer: { text: 'Thank you', at },
    ...{ createdAt: at, updatedAt: at },
  };
  expect(publicReviewOf(review)).toEqual({
    ...{ author: 'Rahima', size: 'M', stars: 5, text: 'Good', createdAt: at },
    ...{ pictures: [{ url: 'https://x.example/a.webp', renditions }], answer: 'Thank you' },
  });
});
