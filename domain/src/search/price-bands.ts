import type { Paisa } from '../money/paisa.ts';

/*
 * A binary tree of price bands: its leaves are steps of 10 taka, and each node the range of the nodes below it, numbered
 * as in a heap. A range of prices is at most 24 nodes, where Firestore matches at most 30 values of an array at once.
 */
const STEP = 1_000; // paisa
const LEAVES = 2 ** 13;

/** Returns the leaf of a price: the last holds everything above ৳81,910. */
const leafOf = (price: Paisa): number => LEAVES + Math.min(Math.ceil(price / STEP), LEAVES - 1);

/** Returns the bands that hold a price, the narrowest first. */
export function bandsOfPrice(price: Paisa): number[] {
  const bands: number[] = [];
  for (let band = leafOf(price); band >= 1; band >>= 1) bands.push(band);
  return bands;
}

/**
 * Returns the bands of a price range, whose ends may be open. They are exact where the ends are whole steps, and hold
 * prices up to a step below `least` otherwise, or above `most`.
 */
export function bandsOfRange(least: Paisa | null, most: Paisa | null): number[] {
  const bands: number[] = [];
  let from = least === null ? LEAVES : leafOf(least);
  let end = (most === null ? 2 * LEAVES - 1 : leafOf(most)) + 1;
  for (; from < end; from >>= 1, end >>= 1) {
    if (from & 1) bands.push(from++);
    if (end & 1) bands.push(--end);
  }
  // An empty range matches no band; Firestore rejects an empty list.
  return bands.length > 0 ? bands : [0];
}
