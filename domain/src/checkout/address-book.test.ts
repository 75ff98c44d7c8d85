import { expect, test } from 'vitest';
import { addressSchema } from './address.ts';
import {
  addressToSaveSchema,
  findSameAddress,
  MAX_ADDRESSES,
  withAddress,
  withoutAddress,
  type SavedAddress,
} from './address-book.ts';
import { ADDRESS_FORM } from './testing/address-form.ts';

const home = addressSchema.parse(ADDRESS_FORM);
const saved = (...ids: string[]): SavedAddress[] =>
  ids.map((id) => ({ ...home, id, address: `House ${id}, Road 5` }));
const ids = (them: readonly SavedAddress[] | 'full') => them !== 'full' && them.map(({ id }) => id);

test('the first address is the default, and others follow in the order in which they were added', () => {
  const one = withAddress([], { ...home, id: '1', isDefault: false });
  expect(ids(one)).toEqual(['1']);
  expect(ids(withAddress(saved('1', '2'), { ...home, id: '3', isDefault: false }))).toEqual(['1', '2', '3']);
});

test('an address that becomes the default moves to the front, new or known', () => {
  expect(ids(withAddress(saved('1', '2'), { ...home, id: '3', isDefault: true }))).toEqual(['3', '1', '2']);
  expect(ids(withAddress(saved('1', '2', '3'), { ...home, id: '2', isDefault: true }))).toEqual([
    '2',
    '1',
    '3',
  ]);
});

test('a changed address keeps its place', () => {
  const after = withAddress(saved('1', '2', '3'), { ...home, id: '2', isDefault: false });
  expect(ids(after)).toEqual(['1', '2', '3']);
  expect(after).toContainEqual({ ...home, id: '2' });
});

test('a full book takes no other address, but still changes those that it has', () => {
  const full = saved(...Array.from({ length: MAX_ADDRESSES }, (_, place) => `${place}`));
  expect(withAddress(full, { ...home, id: 'other', isDefault: true })).toBe('full');
  expect(ids(withAddress(full, { ...home, id: '4', isDefault: true }))).toEqual(['4', '0', '1', '2', '3']);
});

test('without the default, the next address is the default', () => {
  expect(ids(withoutAddress(saved('1', '2', '3'), '1'))).toEqual(['2', '3']);
  expect(ids(withoutAddress(saved('1'), 'unknown'))).toEqual(['1']);
});

test('finds the same address by its fields, whatever its id', () => {
  const book = [...saved('1'), { ...home, id: '2' }];
  expect(findSameAddress(book, home)?.id).toBe('2');
  expect(findSameAddress(book, { ...home, areaId: 'dhaka/dhaka/dhanmondi' })).toBeUndefined();
  expect(findSameAddress(book, { ...home, landmark: 'Lake' })).toBeUndefined();
});

test('what is saved stays as before unless it is to become the default', () => {
  expect(addressToSaveSchema.parse(home).isDefault).toBe(false);
});
