import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveryTermsFor } from '../delivery/terms-for-place.ts';
import { presetZones } from '../delivery/preset-zones.ts';
import { paisa } from '../money/paisa.ts';
import { taka, wholeTaka } from '../money/taka.ts';
import { deliverySettings } from '../settings/delivery-section.ts';
import { ADVANCE_MODES, NO_ADVANCE, type AdvanceRule } from './advance-rule.ts';
import { advanceOf } from './advance.ts';
import { onlineAmountRejectionText } from './amount-limits.ts';

const quote = (total: number, deliveryCharge = 60) => ({
  total: taka(total),
  deliveryCharge: taka(deliveryCharge),
});
const rule = (change: Partial<AdvanceRule>): AdvanceRule => ({ ...NO_ADVANCE, ...change });
const fixed = rule({ mode: 'amount', amount: taka(120) });
const charge = rule({ mode: 'delivery-charge' });

describe('the advance of a cash order', () => {
  test.each([
    ['nothing by default', quote(2_410), NO_ADVANCE, 0],
    ['a fixed amount', quote(2_410), fixed, 120],
    ['the delivery charge', quote(2_410), charge, 60],
    ['nothing where delivery is free', quote(2_410, 0), charge, 0],
    ['as much as the gateway takes where the charge is less', quote(2_410, 5), charge, 10],
    ['nothing below the amount from which it counts', quote(499.99), rule({ ...fixed, from: taka(500) }), 0],
    ['the amount from there on', quote(500), rule({ ...fixed, from: taka(500) }), 120],
    ['the total where it is less', quote(100), fixed, 100],
    ['the total where less than a taka would be left', quote(120.99), fixed, 120.99],
    ['a part where a taka is left', quote(121), fixed, 120],
    ['nothing of a total that the gateway does not take', quote(9.99), fixed, 0],
  ])('is %s', (_case, order, asked, expected) => {
    expect(advanceOf(order, asked)).toBe(taka(expected));
  });

  test('is never more than the total, is taken by the gateway, and leaves nothing or whole taka to collect', () => {
    const amounts = fc.integer({ min: 0, max: 5_000_000 });
    fc.assert(
      fc.property(
        fc.record({ total: amounts, deliveryCharge: amounts }),
        fc.record({ mode: fc.constantFrom(...ADVANCE_MODES), amount: amounts, from: amounts }),
        ({ total, deliveryCharge }, { mode, amount, from }) => {
          const order = { total: paisa(total), deliveryCharge: paisa(deliveryCharge) };
          const advance = advanceOf(order, { mode, amount: paisa(amount), from: paisa(from) });
          if (advance === 0) return;
          expect(advance).toBeLessThanOrEqual(total);
          expect(onlineAmountRejectionText(advance)).toBeUndefined();
          expect(advance === total || wholeTaka(paisa(total - advance)) > 0).toBe(true);
        },
      ),
    );
  });
});

describe('the rule at a place', () => {
  const [inside, around, elsewhere] = presetZones();
  const settings = {
    ...deliverySettings({ advance: 'amount', advanceAmount: 150, advanceFrom: 1_000 }),
    zones: [{ ...inside!, noAdvance: true }, around!, elsewhere!],
  };
  const at = (place: object) => deliveryTermsFor({ name: '', ...place }, settings).advance;
  const asked = { mode: 'amount', amount: taka(150), from: taka(1_000) };

  test('is none in a zone that is left out, and that of the settings elsewhere', () => {
    expect(at({ areaId: 'dhaka/dhaka/mirpur' })).toEqual(NO_ADVANCE);
    expect(at({ areaId: 'dhaka/dhaka/savar' })).toEqual(asked);
    expect(at({ districtId: 'rajshahi/rajshahi' })).toEqual(asked);
  });

  test('counts where the zone is not certain, unless all that may be meant are left out', () => {
    expect(at({ districtId: 'dhaka/dhaka' })).toEqual(asked);
    expect(at({})).toEqual(asked);
    const zones = settings.zones.map((zone) => ({ ...zone, noAdvance: true }));
    expect(deliveryTermsFor({ name: '' }, { ...settings, zones }).advance).toEqual(NO_ADVANCE);
  });
});
