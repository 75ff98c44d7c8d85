import { expect, test } from 'vitest';
import { taka } from '../money/taka.ts';
import type { DhakaDay } from '../time/dhaka-day.ts';
import { offerVoucher, type VoucherUsage } from './offer-voucher.ts';
import { STANDARD_VOUCHERS } from './standard-vouchers.ts';
import type { Voucher } from './voucher.ts';

const [standard] = STANDARD_VOUCHERS;
const voucher = (change: Partial<Voucher>): Voucher => ({ ...standard!, code: 'EID', ...change });
const unused: VoucherUsage = { isOwn: false, byPerson: 0, hasOrdered: false };
const products = [
  { id: 'shirt', name: 'Linen Shirt', category: 'clothing' as const, collections: ['men' as const] },
  { id: 'lamp', name: 'Clay Lamp', category: 'home' as const },
];
const day = (text: string) => text as DhakaDay;
/** 23:00 on 30 November in Dhaka. */
const now = new Date('2026-11-30T17:00:00Z');
const answer = (change: Partial<Voucher>, usage: Partial<VoucherUsage> = {}) => {
  const offer = offerVoucher(voucher(change), { products, now, usage: { ...unused, ...usage } });
  return offer.ok ? 'granted' : offer.rejection.reason;
};

test.each<[string, Partial<Voucher>, Partial<VoucherUsage>, string]>([
  ['without limits', {}, { byPerson: 9, hasOrdered: true }, 'granted'],
  ['switched off', { isActive: false }, {}, 'unknown-code'],
  ['from tomorrow', { startsOn: day('2026-12-01') }, {}, 'not-begun'],
  ['from today', { startsOn: day('2026-11-30') }, {}, 'granted'],
  ['until today', { endsOn: day('2026-11-30') }, {}, 'granted'],
  ['until yesterday', { endsOn: day('2026-11-29') }, {}, 'ended'],
  ['with one use left', { limitInAll: 3, used: 2 }, {}, 'granted'],
  ['without a use left', { limitInAll: 3, used: 3 }, {}, 'used-up'],
  ['without a use left, held by this purchase', { limitInAll: 3, used: 3 }, { isOwn: true }, 'granted'],
  ['once per person', { limitPerPerson: 1 }, {}, 'granted'],
  ['once per person, used', { limitPerPerson: 1 }, { byPerson: 1 }, 'used-by-you'],
  ['once per person, used by this purchase', { limitPerPerson: 1 }, { byPerson: 1, isOwn: true }, 'granted'],
  ['twice per person, used once', { limitPerPerson: 2 }, { byPerson: 1 }, 'granted'],
  ['for a first order', { firstOrderOnly: true }, {}, 'granted'],
  ['for a first order, by who ordered', { firstOrderOnly: true }, { hasOrdered: true }, 'not-first-order'],
  [
    'for a first order, held twice',
    { firstOrderOnly: true, limitPerPerson: 5 },
    { byPerson: 1 },
    'used-by-you',
  ],
  [
    'used up and used by this person',
    { limitInAll: 1, used: 1, limitPerPerson: 1 },
    { byPerson: 1 },
    'used-by-you',
  ],
  ['switched off while this purchase holds it', { isActive: false }, { isOwn: true }, 'unknown-code'],
])('a voucher %s: %#', (_what, change, usage, expected) => {
  expect(answer(change, usage)).toBe(expected);
});

test('a code that no voucher has is unknown', () => {
  expect(offerVoucher(undefined, { products, now })).toEqual({
    ok: false,
    rejection: { reason: 'unknown-code' },
  });
});

test.each<[Partial<Voucher>, string[] | null]>([
  [{}, null],
  [{ categories: ['home'] }, ['lamp']],
  [{ collections: ['men'] }, ['shirt']],
  [{ categories: ['home'], collections: ['men'] }, ['shirt', 'lamp']],
  // Nobody chose collections for the lamp, so it is in those of its category.
  [{ collections: ['home-decor'] }, ['lamp']],
  [{ categories: ['beauty'] }, []],
])('counts for the products of its categories and collections: %#', (change, expected) => {
  expect(offerVoucher(voucher({ ...change, minimum: taka(7) }), { products, now })).toMatchObject({
    ok: true,
    terms: { code: 'EID', minimum: taka(7), products: expected },
  });
});
