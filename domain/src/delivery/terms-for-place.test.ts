import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paisa, type Paisa } from '../money/paisa.ts';
import { taka } from '../money/taka.ts';
import { allPlaces } from '../places/all-places.ts';
import { deliveryPlaceOf } from '../places/delivery-place.ts';
import { DEFAULT_CALENDAR } from './calendar.ts';
import { DEFAULT_ZONE } from './default-zone.ts';
import { DELIVERY_OPTIONS } from './options.ts';
import { presetZones } from './preset-zones.ts';
import { calendarOf, deliveryCharge, freeDeliveryFrom } from './terms.ts';
import { deliveryTermsFor, NO_PLACE, type DeliveryPlace } from './terms-for-place.ts';
import { zonesSchema, type DeliveryZone } from './zone.ts';

const settings = (zones: readonly DeliveryZone[]) => ({ ...DEFAULT_CALENDAR, zones });
const preset = settings(presetZones());
const place = (areaId?: string, districtId?: string): DeliveryPlace => ({
  areaId,
  districtId,
  name: 'There',
});
const chargesAt = (where: DeliveryPlace, { zones } = preset, subtotal = taka(500)) => {
  const terms = deliveryTermsFor(where, settings(zones));
  return DELIVERY_OPTIONS.map((option) => deliveryCharge(terms, option, subtotal));
};
const zone = (change: Partial<DeliveryZone>): DeliveryZone => ({ ...DEFAULT_ZONE, ...change });

test('without settings, every place pays the charges of the specification', () => {
  const one = settings([DEFAULT_ZONE]);
  for (const where of [NO_PLACE, place('dhaka/dhaka/mirpur'), place(undefined, 'rajshahi/rajshahi')])
    expect(chargesAt(where, one)).toEqual([6000, 12000, 20000]);
});

describe('the zone of the preset', () => {
  test.each([
    ['an area of the city', place('dhaka/dhaka/mirpur'), [6000, 12000, 20000]],
    ['an upazila of the same district', place('dhaka/dhaka/savar'), [10000, 16000, undefined]],
    ['an area of a listed district', place('dhaka/gazipur/tongi-east'), [10000, 16000, undefined]],
    ['a district without an area', place(undefined, 'dhaka/gazipur'), [10000, 16000, undefined]],
    // Listed in two zones: the dearest, for each option that one of them offers.
    ['a district in two zones', place(undefined, 'dhaka/dhaka'), [10000, 16000, 20000]],
    // In no list: the zone without places.
    ['an area elsewhere', place('rajshahi/rajshahi/boalia'), [13000, 20000, undefined]],
    ['a district elsewhere', place(undefined, 'rajshahi/rajshahi'), [13000, 20000, undefined]],
    // Not known: the dearest zone that offers the option.
    ['no place', NO_PLACE, [13000, 20000, 20000]],
  ])('of %s', (_where, where, charges) => {
    expect(chargesAt(where)).toEqual(charges);
  });
});

test('a district of which only areas are listed may lie outside of them', () => {
  const city = zone({ places: ['dhaka/dhaka/mirpur'] });
  const rest = zone({ charges: { standard: taka(130), express: null, premium: null } });
  const savar = zone({ ...rest, places: ['dhaka/dhaka/savar'] });
  const dhaka = place(undefined, 'dhaka/dhaka');
  expect(chargesAt(dhaka, settings([city, rest]))).toEqual([13000, 12000, 20000]);
  // Without a zone for all others: the dearest of all.
  expect(chargesAt(dhaka, settings([city, savar]))).toEqual([13000, 12000, 20000]);
});

test('the place of an address is its area, whatever district it names beside it', () => {
  const savar = deliveryPlaceOf({ areaId: 'dhaka/dhaka/savar', city: 'Dhaka', district: 'Sylhet' });
  expect(savar).toEqual({ areaId: 'dhaka/dhaka/savar', name: 'Dhaka, Sylhet' });
  const typed = (district: string) => deliveryPlaceOf({ city: 'Town', district }).districtId;
  expect(['Cumilla', 'comilla ', 'কুমিল্লা', 'Jessore', "Cox's Bazar"].map(typed)).toEqual([
    'chattogram/cumilla',
    'chattogram/cumilla',
    'chattogram/cumilla',
    'khulna/jashore',
    'chattogram/coxs-bazar',
  ]);
  expect(typed('Nowhere')).toBeUndefined();
});

test('names every district of the list, and each by one id', () => {
  for (const { id, district } of allPlaces().values()) {
    for (const name of [district.en, district.bn]) {
      const { districtId } = deliveryPlaceOf({ city: 'x', district: name });
      expect([name, districtId]).toEqual([name, id.split('/').slice(0, 2).join('/')]);
    }
  }
});

test('the preset names places that exist', () => {
  const ids = [...allPlaces().keys()];
  for (const listed of presetZones().flatMap(({ places }) => places))
    expect([listed, ids.some((id) => id === listed || id.startsWith(`${listed}/`))]).toEqual([listed, true]);
});

test('is the dearest for each option where no zone is for all other places', () => {
  const listed = presetZones().slice(0, 2);
  expect(chargesAt(place('rajshahi/rajshahi/boalia'), settings(listed))).toEqual([10000, 16000, 20000]);
});

test('is free from the amount of the zone; of several zones, when all are', () => {
  const zones = [
    zone({ places: ['dhaka/dhaka'], freeFrom: taka(1000) }),
    zone({ charges: { standard: taka(130), express: null, premium: null }, freeFrom: taka(3000) }),
  ];
  const dhaka = deliveryTermsFor(place('dhaka/dhaka/mirpur'), settings(zones));
  expect([999, 1000].map((amount) => deliveryCharge(dhaka, 'standard', taka(amount)))).toEqual([6000, 0]);
  const nowhere = deliveryTermsFor(NO_PLACE, settings(zones));
  const at = [500, 1000, 3000].map((amount) => deliveryCharge(nowhere, 'standard', taka(amount)));
  expect(at).toEqual([13000, 13000, 0]);
  expect(freeDeliveryFrom(nowhere, 'standard')).toBe(taka(3000));
  expect(freeDeliveryFrom(deliveryTermsFor(NO_PLACE, preset), 'standard')).toBeUndefined();
});

test('takes the most extra days of the zones that may count', () => {
  const zones = [zone({ places: ['dhaka/dhaka'] }), zone({ extraDays: 3 })];
  expect(calendarOf(deliveryTermsFor(NO_PLACE, settings(zones)), 'standard').extraDays).toBe(3);
  const dhaka = deliveryTermsFor(place('dhaka/dhaka/mirpur'), settings(zones));
  expect(calendarOf(dhaka, 'standard').extraDays).toBe(0);
});

const DISTRICTS = ['dhaka/dhaka', 'dhaka/gazipur', 'rajshahi/rajshahi'];
const areas = fc.tuple(fc.constantFrom(...DISTRICTS), fc.constantFrom('one', 'two'));
const amounts = fc.integer({ min: 0, max: 1_000_000 }).map(paisa);
const anyZone: fc.Arbitrary<DeliveryZone> = fc.record({
  name: fc.constant('Zone'),
  nameBn: fc.constant(''),
  places: fc.uniqueArray(
    fc.oneof(
      fc.constantFrom(...DISTRICTS),
      areas.map((it) => it.join('/')),
    ),
    { maxLength: 4 },
  ),
  charges: fc.record({
    standard: amounts,
    express: fc.option(amounts),
    premium: fc.option(amounts),
  }),
  freeFrom: fc.option(amounts),
  extraDays: fc.nat(5),
});
const anyPlace: fc.Arbitrary<DeliveryPlace> = fc.oneof(
  fc.constant(NO_PLACE),
  fc.constantFrom(...DISTRICTS).map((districtId) => ({ districtId, name: 'There' })),
  areas.map((it) => ({ areaId: it.join('/'), name: 'There' })),
);

describe('whatever the zones', () => {
  test('a charge is never negative, never above the dearest, and never rises with the subtotal', () => {
    fc.assert(
      fc.property(
        fc.array(anyZone, { minLength: 1, maxLength: 4 }),
        anyPlace,
        fc.constantFrom(...DELIVERY_OPTIONS),
        amounts,
        amounts,
        (zones, where, option, one, other) => {
          const terms = deliveryTermsFor(where, settings(zones));
          const [less, more] = one < other ? [one, other] : [other, one];
          const dearest = Math.max(0, ...zones.map(({ charges }) => charges[option] ?? 0));
          // An option that is not offered has no charge at any subtotal.
          const charge = deliveryCharge(terms, option, less) ?? 0;
          const later = deliveryCharge(terms, option, more) ?? 0;
          expect(charge).toBeGreaterThanOrEqual(later);
          expect(later).toBeGreaterThanOrEqual(0);
          expect(charge).toBeLessThanOrEqual(dearest);
          const free = freeDeliveryFrom(terms, option) ?? Infinity;
          expect(deliveryCharge(terms, option, more) === 0).toBe(more >= free);
        },
      ),
    );
  });

  test('an area counts before its district', () => {
    fc.assert(
      fc.property(fc.array(anyZone, { maxLength: 3 }), areas, amounts, (others, area, charge) => {
        const areaId = area.join('/');
        const without = others.map((it) => ({ ...it, places: it.places.filter((id) => id !== areaId) }));
        const own = zone({ places: [areaId], charges: { standard: charge, express: null, premium: null } });
        const where = place(areaId, area[0]);
        const none: Paisa | undefined = undefined;
        expect(chargesAt(where, settings([...without, own]))).toEqual([charge, none, none]);
      }),
    );
  });
});

describe('zones as staff write them', () => {
  const wire = { ...DEFAULT_ZONE, charges: { standard: 60, express: null, premium: null }, freeFrom: 1000 };
  const errors = (...zones: object[]) =>
    zonesSchema.safeParse(zones).error?.issues.map(({ path, message }) => [path.join('.'), message]);

  test('are taken in taka', () => {
    expect(zonesSchema.parse([wire])[0]).toMatchObject({ charges: { standard: 6000 }, freeFrom: 100_000 });
  });

  test.each([
    [{ ...wire, name: ' ' }, '0.name', 'Name the zone'],
    [
      { ...wire, charges: { standard: null, express: null, premium: null } },
      '0.charges',
      'Offer at least one',
    ],
    [{ ...wire, charges: { ...wire.charges, standard: -1 } }, '0.charges.standard', 'Below zero'],
    [{ ...wire, charges: { ...wire.charges, standard: 10_001 } }, '0.charges.standard', 'at most ৳10,000'],
    [{ ...wire, freeFrom: 2_000_000 }, '0.freeFrom', 'at most ৳10,00,000'],
    [{ ...wire, extraDays: 1.5 }, '0.extraDays', 'a whole number from 0 to 30'],
    [{ ...wire, places: ['Dhaka'] }, '0.places.0', 'choose the place again'],
    [{ ...wire, places: ['dhaka/dhaka', 'dhaka/dhaka'] }, '0.places', 'in one zone only'],
  ])('are rejected beside the field: %#', (invalid, path, message) => {
    expect(errors(invalid)).toEqual([[path, expect.stringContaining(message)]]);
  });

  test('list a place once in all', () => {
    const dhaka = { ...wire, places: ['dhaka/dhaka'] };
    expect(errors(dhaka, wire, dhaka)).toEqual([['2.places', 'A place can be in one zone only']]);
    expect(errors()).toEqual([['', 'The shop needs at least one delivery zone']]);
  });
});
