import { shopSection } from '@nargisus/domain/settings';
import { describe, expect, test } from 'vitest';
import { changesOf, conflictingFields, shownValues, withEdit, type SettingEdits } from './setting-values.ts';

const stored = { name: 'Nargisus', phone: '' };
const edit = (to: string, from = ''): SettingEdits => ({ phone: { from, to } });

describe('an edit', () => {
  test('keeps the value that staff saw when they began', () => {
    const first = withEdit({}, stored, 'phone', '017');
    expect(withEdit(first, { ...stored, phone: '018' }, 'phone', '0171')).toEqual(edit('0171'));
  });

  test('of a field that has its old value again is none', () => {
    expect(withEdit(edit('017'), stored, 'phone', '')).toEqual({});
  });

  test('is shown; other fields show what is stored', () => {
    expect(shownValues(stored, edit('017'))).toEqual({ name: 'Nargisus', phone: '017' });
  });
});

test.each([
  ['has not touched it', '', []],
  ['has stored another value', '018', ['phone']],
  ['has stored the same value', '017', []],
])('an edited field is in conflict when a colleague %s: %j', (_case, phone, expected) => {
  expect(conflictingFields({ ...stored, phone }, edit('017'))).toEqual(expected);
});

test('changes are checked by the rules of the server, field by field', () => {
  expect(changesOf(shopSection, edit('01712345678'))).toEqual({ ok: true, changes: edit('01712345678') });
  expect(changesOf(shopSection, { ...edit('x'), name: { from: 'Nargisus', to: '' } })).toEqual({
    ok: false,
    errors: { phone: 'Please enter a valid phone number', name: 'The shop needs a name' },
  });
});
