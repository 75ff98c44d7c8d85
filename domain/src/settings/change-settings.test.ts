import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeSettings, isSameValue } from './change-settings.ts';
import { SECTION_IDS, SECTIONS } from './sections.ts';
import { valuesOf, wireValuesOf } from './section.ts';
import { settingsRecord } from './settings-record.ts';
import { settingsMessages } from './settings-messages.ts';
import { shopSection } from './shop-section.ts';

const defaults = wireValuesOf(shopSection);

describe('the values of a section', () => {
  test.each(SECTION_IDS)('of %s are valid by default', (id) => {
    const { schema } = SECTIONS[id];
    expect(schema.safeParse(wireValuesOf(SECTIONS[id])).success).toBe(true);
  });

  test('are the stored ones, and defaults for the rest', () => {
    expect(valuesOf(shopSection, { phone: '01712345678', ofNewerVersion: 1 })).toEqual({
      ...defaults,
      phone: '01712345678',
    });
  });

  test('name SPEC 2 by default: the shop and its address, nothing else', () => {
    const given = Object.entries(defaults).filter(([, value]) => value !== '');
    expect(given).toEqual([
      ['name', 'Nargisus'],
      ['email', 'hello@nargisus.com'],
    ]);
  });

  test('of a section that was never changed have version 0', () => {
    expect(settingsRecord('shop')).toEqual({
      section: 'shop',
      values: defaults,
      version: 0,
      updatedAt: null,
      updatedBy: null,
    });
  });
});

describe('a change', () => {
  test('has the normal form of what was typed', () => {
    const result = changeSettings(shopSection, defaults, { phone: { from: '', to: ' +88 01712-345678 ' } });
    expect(result).toEqual({ ok: true, before: { phone: '' }, after: { phone: '01712345678' } });
  });

  test.each([
    ['name', '  ', settingsMessages.shopNameMissing],
    ['name', 7, settingsMessages.shopNameMissing],
    ['phone', 'call me', 'Please enter a valid phone number'],
    ['phone', '1'.repeat(50), 'Please enter a valid phone number'],
    ['email', 'nargis', 'Email is invalid'],
    ['bin', 'x'.repeat(61), 'Please use at most 60 characters'],
    ['price', 1, settingsMessages.unknownField],
    ['__proto__', 1, settingsMessages.unknownField],
    ['toString', 1, settingsMessages.unknownField],
  ])('of %s to %j is rejected', (field, to, message) => {
    const changes = Object.fromEntries([[field, { from: '', to }]]);
    expect(changeSettings(shopSection, defaults, changes)).toEqual({
      ok: false,
      reason: 'invalid',
      fields: Object.fromEntries([[field, message]]),
    });
  });

  test('of a value that a colleague changed is stale, and names the stored value', () => {
    const current = { ...defaults, phone: '01811111111' };
    const changes = { phone: { from: '', to: '01712345678' }, name: { from: 'Nargisus', to: 'N' } };
    expect(changeSettings(shopSection, current, changes)).toEqual({
      ok: false,
      reason: 'stale',
      stale: [{ field: 'phone', from: '', is: '01811111111' }],
    });
  });

  test('to the value that a colleague has stored already is no conflict and no change', () => {
    const current = { ...defaults, phone: '01712345678' };
    const changes = { phone: { from: '', to: '01712345678' } };
    expect(changeSettings(shopSection, current, changes)).toEqual({ ok: true, before: {}, after: {} });
  });
});

/** Returns a value with the keys of its objects in order, or in the reverse order. */
const ordered = (value: unknown, direction: 1 | -1 = 1): unknown => {
  if (Array.isArray(value)) return value.map((it) => ordered(it, direction));
  if (!value || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -direction : direction));
  return Object.fromEntries(entries.map(([key, it]) => [key, ordered(it, direction)]));
};

test('two values are the same exactly when they differ in nothing but the order of keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(isSameValue(ordered(one), ordered(one, -1))).toBe(true);
      const isEqual = JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
      expect(isSameValue(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)))).toBe(isEqual);
    }),
  );
});
