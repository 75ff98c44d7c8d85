import { describe, expect, test } from 'vitest';
import { taka } from '../money/taka.ts';
import { NO_ADVANCE } from '../payments/advance-rule.ts';
import { callFor } from '../desk/call-policy.ts';
import { callPolicy } from '../settings/calls-section.ts';
import { UNKNOWN_PHONE, type PhoneOverride, type PhoneStanding } from './phone-record.ts';
import { advanceFor, asksForHistory, DEFAULT_PHONE_RULES, trustOf, type PhoneRules } from './trust.ts';

const rules = (change: Partial<PhoneRules>): PhoneRules => ({ ...DEFAULT_PHONE_RULES, ...change });
const decided = (kind: PhoneOverride): PhoneStanding => ({
  blocked: null,
  override: { kind, by: 'staff', at: new Date(), reason: 'Knows us' },
});
const total = taka(6_000);
const back = rules({ backRule: 'advance' });
const first = rules({ firstOrderRule: 'call' });

test('the settings of a fresh shop ask for nothing', () => {
  expect(callPolicy()).toMatchObject(DEFAULT_PHONE_RULES);
  const ends = { delivered: 0, cameBack: 9 };
  expect(trustOf(DEFAULT_PHONE_RULES, UNKNOWN_PHONE, { ends, total })).toEqual([]);
  expect(asksForHistory(DEFAULT_PHONE_RULES, UNKNOWN_PHONE, total)).toBe(false);
});

describe('parcels that came back', () => {
  test.each([
    // delivered, came back, asks
    [0, 0, false],
    [0, 1, false],
    [0, 2, true],
    [1, 2, true],
    [2, 2, true],
    [3, 2, false],
    [3, 3, true],
    [97, 3, false],
  ])('%i delivered and %i back of at least 2 and half of all', (delivered, cameBack, asks) => {
    const reasons = trustOf(back, UNKNOWN_PHONE, { ends: { delivered, cameBack }, total });
    const reason = { kind: 'came-back', action: 'advance', cameBack, ended: delivered + cameBack };
    expect(reasons).toEqual(asks ? [reason] : []);
  });

  test.each([
    [1, 100, true],
    [1, 99, true],
    [2, 1, false],
  ])('count by the numbers of the settings: at least %i and %i percent', (backAtLeast, backShare, asks) => {
    const ends = { delivered: 0, cameBack: 1 };
    expect(trustOf(rules({ ...back, backAtLeast, backShare }), UNKNOWN_PHONE, { ends, total })).toHaveLength(
      asks ? 1 : 0,
    );
  });
});

describe('the first order on a number', () => {
  test.each([
    [0, 5_000, false],
    [0, 5_000.01, true],
    [1, 90_000, false],
  ])('after %i deliveries for %d taka', (delivered, amount, asks) => {
    const reasons = trustOf(first, UNKNOWN_PHONE, { ends: { delivered, cameBack: 0 }, total: taka(amount) });
    expect(reasons).toEqual(asks ? [{ kind: 'first-order', action: 'call', above: 5_000 }] : []);
  });

  test('is not looked up below the amount', () => {
    expect(asksForHistory(first, UNKNOWN_PHONE, taka(5_000))).toBe(false);
    expect(asksForHistory(first, UNKNOWN_PHONE, total)).toBe(true);
  });

  test('and parcels that came back are two reasons', () => {
    const both = rules({ ...back, firstOrderRule: 'call' });
    const reasons = trustOf(both, UNKNOWN_PHONE, { ends: { delivered: 0, cameBack: 2 }, total });
    expect(reasons.map(({ kind }) => kind)).toEqual(['came-back', 'first-order']);
  });
});

test.each([
  ['trusted', []],
  ['call-first', [{ kind: 'override', action: 'call' }]],
  ['advance', [{ kind: 'override', action: 'advance' }]],
] as const)('a number that staff set to %s is stronger than any rule', (kind, expected) => {
  const all = rules({ backRule: 'advance', firstOrderRule: 'advance' });
  expect(asksForHistory(all, decided(kind), total)).toBe(false);
  expect(trustOf(all, decided(kind), { ends: { delivered: 0, cameBack: 9 }, total })).toEqual(expected);
  // And it counts where every rule is off.
  expect(trustOf(DEFAULT_PHONE_RULES, decided(kind), { ends: undefined, total })).toEqual(expected);
});

const asks = (action: 'call' | 'advance') => [{ kind: 'override', action }] as const;

test.each([
  ['nothing', taka(2_410), NO_ADVANCE, [], 0],
  ['nothing for a call', taka(2_410), NO_ADVANCE, asks('call'), 0],
  ['the amount of the settings', taka(2_410), NO_ADVANCE, asks('advance'), 200],
  ['the total where it is less', taka(150), NO_ADVANCE, asks('advance'), 150],
  ["the shop's own where it is higher", taka(2_410), ofAll(300), asks('advance'), 300],
  ["the number's where it is higher", taka(2_410), ofAll(100), asks('advance'), 200],
] as const)('an advance is %s', (_what, amount, shop, reasons, expected) => {
  const quote = { total: amount, deliveryCharge: taka(60) };
  expect(advanceFor(quote, shop, reasons, DEFAULT_PHONE_RULES)).toBe(taka(expected));
});

function ofAll(amount: number) {
  return { mode: 'amount', amount: taka(amount), from: taka(0) } as const;
}

test('a call because of the number is required in any mode, and none of who has paid', () => {
  expect(callFor('Cash on Delivery', { mode: 'off' }, asks('call'))).toBe('required');
  expect(callFor('Cash on Delivery', { mode: 'off' }, asks('advance'))).toBe('not-required');
  expect(callFor('Online Payment', { mode: 'require' }, asks('call'))).toBe('not-required');
});
