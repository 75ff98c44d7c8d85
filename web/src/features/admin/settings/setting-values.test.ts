import { STANDARD_SLIDES } from '@nargisus/domain/home';
import { homeSection, shopSection } from '@nargisus/domain/settings';
import { describe, expect, test } from 'vitest';
import {
  changesOf,
  conflictingFields,
  differingParts,
  quotedValue,
  shownValues,
  withEdit,
  type SettingEdits,
} from './setting-values.ts';

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

describe('charts are quoted', () => {
  const measure = (name: string, M: number) => ({ of: 'body', name, nameBn: '', values: { S: 88, M } });
  const before = { measures: [measure('Chest', 94), measure('Waist', 80), measure('Hip', 96)] };
  const after = { measures: [measure('Chest', 94), measure('Waist', 81)] };

  test('by the numbers that differ', () => {
    expect(differingParts(before, after).map((it) => quotedValue(it, 'empty'))).toEqual([
      '“body Waist: M 80; body Hip: S 88, M 96”',
      '“body Waist: M 81”',
    ]);
  });

  test('as empty where one has nothing that the other has not', () => {
    const [was, is] = differingParts({ measures: [] }, after);
    expect([quotedValue(was, 'empty'), quotedValue(is, 'empty')]).toEqual([
      'empty',
      '“body Chest: S 88, M 94; body Waist: S 88, M 81”',
    ]);
  });

  test('and texts stay as they are', () => {
    expect(differingParts('a', 'b')).toEqual(['a', 'b']);
  });
});

test('each invalid part of a list has an error of its own', () => {
  const to = [STANDARD_SLIDES[0], { ...STANDARD_SLIDES[1], title: '', link: '' }];
  expect(changesOf(homeSection, { slides: { from: STANDARD_SLIDES, to } })).toEqual({
    ok: false,
    errors: {
      'slides.1.title': 'The slide needs a title',
      'slides.1.link': 'Enter a page of this shop that begins with /, for example /category/summer',
    },
  });
});
