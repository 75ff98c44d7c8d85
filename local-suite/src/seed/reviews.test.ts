import { fromDocument, toDocument } from '@nargisus/domain/contract';
import { reviewSchema, STARS } from '@nargisus/domain/reviews';
import { expect, test } from 'vitest';
import { ACCOUNTS } from './accounts.ts';
import { CATALOGUE, productRecord } from './catalogue.ts';
import { makeSeedOrders } from './orders.ts';
import { makeSeedReviews, SEED_REVIEWS, withRatings } from './reviews.ts';
import { renditionsAt } from './testing/renditions-at.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const products = CATALOGUE.map((product) => productRecord(product, renditionsAt(product.id)));
const orders = makeSeedOrders(products, now);
const reviews = makeSeedReviews(orders, products, now);
const approved = reviews.filter(({ status }) => status === 'approved');

test('makes reviews of every status, equal each time, that pass the schema and are preserved by storing', () => {
  for (const [status, count] of Object.entries(SEED_REVIEWS))
    expect(reviews.filter((it) => it.status === status)).toHaveLength(count);
  expect(makeSeedReviews(orders, products, now)).toEqual(reviews);
  for (const review of reviews)
    expect(fromDocument(reviewSchema, review._id, toDocument(reviewSchema, review))).toEqual(review);
});

test('each is of its own line of a delivered order, by its buyer, after the delivery', () => {
  expect(new Set(reviews.map(({ _id }) => _id)).size).toBe(reviews.length);
  for (const { orderId, productId, size, uid, createdAt, answer } of reviews) {
    const order = orders.find(({ _id }) => _id === orderId)!;
    expect([order.orderStatus, order.uid]).toEqual(['delivered', uid]);
    expect(order.items.some((it) => it.productId === productId && it.size === size)).toBe(true);
    expect(createdAt.getTime()).toBeGreaterThanOrEqual(order.timeline.at(-1)!.at.getTime());
    expect(Math.max(createdAt.getTime(), answer?.at.getTime() ?? 0)).toBeLessThanOrEqual(now.getTime());
  }
  expect(reviews.filter(({ uid }) => uid === ACCOUNTS.shopper.uid)).toEqual([]);
});

test('they vary: all stars, both languages, words or none, answers and pictures', () => {
  expect(new Set(approved.map(({ stars }) => stars))).toEqual(new Set(STARS));
  const average = approved.reduce((sum, { stars }) => sum + stars, 0) / approved.length;
  expect(average).toBeGreaterThan(3.8);
  expect(average).toBeLessThan(4.6);
  const bangla = approved.filter(({ text }) => /[ঀ-৿]/.test(text)).length;
  expect(bangla).toBeGreaterThan(15);
  expect(approved.filter(({ text }) => /[A-Za-z]/.test(text)).length).toBeGreaterThan(15);
  expect(approved.filter(({ text }) => text === '').length).toBeGreaterThan(0);
  expect(approved.filter(({ answer }) => answer).length).toBeGreaterThan(8);
  expect(approved.filter(({ pictures }) => pictures.length > 0).length).toBeGreaterThan(4);
});

test('ratings are what a recount of the approved reviews gives', () => {
  const rated = withRatings(products, reviews);
  for (const { id, rating } of rated) {
    const stars = approved.filter(({ productId }) => productId === id).map((it) => it.stars);
    const total = stars.reduce((sum, it) => sum + it, 0);
    expect(rating).toEqual(stars.length === 0 ? undefined : { count: stars.length, total });
  }
  expect(rated.filter(({ rating }) => rating).length).toBeGreaterThan(25);
});
