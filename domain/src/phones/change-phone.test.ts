import { describe, expect, test } from 'vitest';
import { expiryOf } from '../privacy/retention.ts';
import { addPhoneNote, changePhone, decisionsOf, forgetPhone, stalePhoneFields } from './change-phone.ts';
import { MAX_PHONE_NOTES, phoneParameter } from './phone-record.ts';

const phone = '01712345678';
const now = new Date('2026-11-20T06:00:00Z');
const signed = { by: 'karim', now };
const block = { blocked: { from: false, to: true }, reason: 'Refused five parcels' };
const blocked = changePhone(phone, undefined, block, signed);

describe('a decision', () => {
  test('is kept with who, when and why, also among the notes', () => {
    const decision = { by: 'karim', at: now, reason: 'Refused five parcels' };
    expect(blocked).toMatchObject({ _id: phone, blocked: decision, override: null, updatedAt: now });
    expect(blocked.notes).toEqual([
      { at: now, by: 'karim', text: 'Refused five parcels', decided: 'blocked' },
    ]);
    expect(blocked.expireAt).toEqual(expiryOf('phoneNumbers', now));
  });

  test('that was made already changes nothing', () => {
    expect(changePhone(phone, blocked, { ...block, reason: 'Again' }, signed)).toBe(blocked);
  });

  test('about the block leaves the override, and the other way round', () => {
    const advance = { override: { from: null, to: 'advance' }, reason: 'Lives far away' } as const;
    const both = changePhone(phone, blocked, advance, signed);
    expect(decisionsOf(both)).toEqual({ blocked: true, override: 'advance' });
    const lifted = changePhone(phone, both, { blocked: { from: true, to: false }, reason: 'Called' }, signed);
    expect(decisionsOf(lifted)).toEqual({ blocked: false, override: 'advance' });
    const byRules = { override: { from: 'advance', to: null }, reason: 'Pays' } as const;
    expect(changePhone(phone, lifted, byRules, signed).notes.map(({ decided }) => decided)).toEqual([
      ...['blocked', 'advance', 'unblocked', 'by-rules'],
    ]);
  });

  test.each([
    [undefined, { blocked: { from: true, to: false } }, []],
    [undefined, { override: { from: 'trusted', to: 'advance' } }, ['override']],
    [blocked, { blocked: { from: false, to: true } }, []],
    [blocked, { override: { from: null, to: 'trusted' } }, []],
    [blocked, { blocked: { from: true, to: false }, override: { from: 'advance', to: null } }, []],
  ] as const)('is stale where a colleague decided otherwise (%#)', (present, change, stale) => {
    expect(stalePhoneFields(present, change)).toEqual(stale);
  });
});

test('a note is refused above the limit, and a decision makes room', () => {
  let record = blocked;
  while (record.notes.length < MAX_PHONE_NOTES) record = addPhoneNote(phone, record, 'Called', signed)!;
  expect(addPhoneNote(phone, record, 'One more', signed)).toBeUndefined();
  const lift = { blocked: { from: true, to: false }, reason: 'Apologised' };
  const after = changePhone(phone, record, lift, signed);
  expect(after.notes).toHaveLength(MAX_PHONE_NOTES);
  expect(after.notes.at(-1)).toMatchObject({ decided: 'unblocked', text: 'Apologised' });
});

test('a deleted account leaves its block without a word', () => {
  const noted = addPhoneNote(phone, blocked, 'Rahima shouts', signed)!;
  const left = forgetPhone(noted)!;
  expect(left).toMatchObject({ blocked: { by: 'karim', at: now, reason: '' }, override: null, notes: [] });
  expect(forgetPhone(addPhoneNote(phone, undefined, 'Kind', signed)!)).toBeUndefined();
});

test.each([
  ['01712345678', phone],
  ['+880 1712-345678', phone],
  ['০১৭১২৩৪৫৬৭৮', phone],
  ['0171234567', undefined],
  ['NONE', undefined],
  ['', undefined],
  ['00000000000', undefined],
])('%j as the number of a page', (typed, expected) => {
  expect(phoneParameter.safeParse(typed).data).toBe(expected);
});
