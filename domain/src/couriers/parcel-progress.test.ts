import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { taka } from '../money/taka.ts';
import { meaningOfText, normalWord } from './courier-words.ts';
import { parcelProgress, type ParcelProgress } from './parcel-progress.ts';
import { MAX_SIGHTINGS, withSighting, type Sighting } from './sighting.ts';

const COD = taka(1250);
const start = Date.UTC(2026, 10, 21, 4);

function seen(minute: number, word: string, more: Partial<Sighting> = {}): Sighting {
  const at = new Date(start + minute * 60_000);
  return { at, word, text: '', collected: null, source: 'webhook', ...more };
}
const text = (minute: number, words: string) => seen(minute, '', { text: words });
const gathered = (all: readonly Sighting[]) => all.reduce<readonly Sighting[]>(withSighting, []);
const progress = (...all: Sighting[]): ParcelProgress => parcelProgress(gathered(all), COD);

describe('words of the courier', () => {
  test.each([
    ['In Review', 'in_review'],
    ['Partial Delivered', 'partial_delivered'],
    ['cancelled_return_proccessing', 'cancelled_return_processing'],
    ['Canceled', 'cancelled'],
  ])('reads %j as %s', (word, normal) => expect(normalWord(word)).toBe(normal));

  test('moves a parcel forward by texts, in neither direction past the hub', () => {
    expect(meaningOfText('Consignment has been received at Uttara hub.')).toBe('picked_up');
    expect(meaningOfText('Consignment sent to Mirpur hub.')).toBe('in_transit');
    expect(meaningOfText('Consignment has been delivered.')).toBeUndefined();
  });
});

describe('the progress of a parcel', () => {
  test.each([
    ['booked', [], { status: 'assigned', end: null }],
    ['accepted', [seen(1, 'in_review'), seen(2, 'pending')], { status: 'assigned' }],
    ['at the hub', [seen(1, 'pending'), text(2, 'received at hub')], { status: 'picked_up' }],
    ['between hubs', [text(2, 'received at hub'), text(3, 'sent to Mirpur')], { status: 'in_transit' }],
    [
      'never moved back by a text',
      [text(3, 'sent to Mirpur'), text(4, 'received at hub')],
      { status: 'in_transit' },
    ],
    ['held', [seen(1, 'hold')], { isHeld: true, problem: null }],
    ['no longer held', [seen(1, 'hold'), seen(2, 'pending')], { isHeld: false }],
    [
      'claimed',
      [seen(1, 'delivered_approval_pending')],
      { status: 'out_for_delivery', isClaimed: true, end: null },
    ],
    [
      'delivered',
      [seen(1, 'delivered', { collected: COD })],
      { status: 'delivered', collected: COD, problem: null },
    ],
    ['not unmade by a late text', [seen(1, 'delivered'), text(2, 'sent to hub')], { status: 'delivered' }],
    [
      'claimed, then reversed',
      [seen(1, 'delivered_approval_pending'), seen(2, 'cancelled')],
      { status: 'failed_delivery' },
    ],
    ['refused', [seen(1, 'cancelled')], { status: 'failed_delivery', end: 'failed_delivery' }],
    [
      'back',
      [seen(1, 'cancelled'), seen(2, 'cancelled_return_received')],
      { status: 'returned', problem: null },
    ],
    ['on its way back', [seen(1, 'cancelled_return_rider_assigned')], { status: 'failed_delivery' }],
    [
      'in part',
      [seen(1, 'partial_delivered', { collected: taka(500) })],
      { problem: 'partial', collected: taka(500) },
    ],
    [
      'for less',
      [seen(1, 'delivered', { collected: taka(1000) })],
      { problem: 'amount', status: 'assigned' },
    ],
    ['lost', [seen(1, 'exceptional')], { problem: 'exception' }],
    ['in unknown words', [seen(1, 'teleported')], { problem: 'exception' }],
    ['found again', [seen(1, 'exceptional'), seen(2, 'pending')], { problem: null }],
    [
      'contradicting',
      [seen(1, 'delivered'), seen(2, 'cancelled')],
      { status: 'delivered', problem: 'contradiction' },
    ],
    [
      'contradicting a part',
      [seen(1, 'partial_delivered'), seen(2, 'delivered')],
      { end: 'partial', problem: 'contradiction' },
    ],
    [
      'back after a delivery',
      [seen(1, 'delivered'), seen(2, 'cancelled_return_received')],
      { status: 'delivered', problem: 'contradiction' },
    ],
  ] as [string, Sighting[], Partial<ParcelProgress>][])('is %s', (_what, sightings, expected) => {
    expect(progress(...sightings)).toMatchObject(expected);
  });

  const words = [
    'in_review',
    'pending',
    'hold',
    'exceptional',
    'delivered_approval_pending',
    'cancelled_approval_pending',
    'cancelled',
    'partial_delivered',
    'delivered',
    'cancelled_return_processing',
    'cancelled_return_received',
    'odd',
  ];
  const anySighting = fc.record({
    at: fc.integer({ min: 0, max: 6 }).map((minute) => new Date(start + minute * 60_000)),
    word: fc.constantFrom('', ...words),
    text: fc.constantFrom('', 'received at hub', 'sent to Mirpur', 'Rider called'),
    collected: fc.constantFrom(null, COD, taka(500)),
    source: fc.constant('webhook' as const),
  });

  test('is the same for every order and repetition of the same sightings', () => {
    fc.assert(
      fc.property(
        fc.array(anySighting, { maxLength: 12 }),
        fc.array(fc.nat(), { maxLength: 12 }),
        (all, picks) => {
          const repeated = picks
            .map((pick) => all[pick % Math.max(all.length, 1)])
            .filter((it) => it !== undefined);
          const shuffled = [...all, ...repeated].toSorted((one, other) => hash(one) - hash(other));
          expect(progress(...shuffled)).toEqual(progress(...all));
          expect(progress(...all.toReversed())).toEqual(progress(...all));
        },
      ),
    );
  });
});

const hash = (it: Sighting): number =>
  [...JSON.stringify(it)].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 9973, 7);

describe('sightings', () => {
  test('are kept once, in the order of the courier', () => {
    const [late, early] = [seen(5, 'delivered'), seen(1, 'pending')];
    expect(gathered([late, early, late])).toEqual([early, late]);
  });

  test('of a poll are kept only when the word is new', () => {
    const known = gathered([seen(1, 'pending')]);
    expect(withSighting(known, seen(9, 'pending', { source: 'poll' }))).toBe(known);
    expect(withSighting(known, seen(9, 'delivered', { source: 'poll' }))).toHaveLength(2);
  });

  test('past the limit lose the oldest texts, never a status', () => {
    const texts = Array.from({ length: MAX_SIGHTINGS }, (_, minute) => text(minute, `stop ${minute}`));
    const kept = gathered([seen(0, 'pending'), ...texts]);
    expect(kept).toHaveLength(MAX_SIGHTINGS);
    expect(kept.some(({ word }) => word === 'pending')).toBe(true);
    expect(kept.some(({ text: words }) => words === 'stop 0')).toBe(false);
  });
});
