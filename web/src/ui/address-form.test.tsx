// @vitest-environment jsdom
import { addressSchema, type Address } from '@nargisus/domain/checkout';
import * as places from '@nargisus/domain/places';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useSchemaForm } from './use-schema-form.ts';
import { AddressForm, type AddressValues } from './address-form.tsx';

// The chunk of the search is transformed on its first load.
configure({ asyncUtilTimeout: 10_000 });

const EMPTY: AddressValues = {
  recipientName: 'Rahima Khatun',
  recipientPhone: '01712345678',
  region: '',
  city: '',
  district: '',
  address: 'House 12, Road 5',
  landmark: '',
  areaId: undefined,
  addressCategory: 'home',
};

function Form({ onValid }: { onValid(address: Address): void }) {
  const form = useSchemaForm(addressSchema, EMPTY);
  return (
    <form onSubmit={form.submit(onValid)}>
      <AddressForm form={form} places={places} />
      <button type="submit">Send</button>
    </form>
  );
}

const person = userEvent.setup();
const findArea = () => screen.findByRole('combobox', { name: 'Your area, upazila or thana' });
const send = () => person.click(screen.getByRole('button', { name: 'Send' }));
const typeByHand = () =>
  person.click(screen.getByRole('button', { name: 'Type region, city and district by hand' }));

let onValid: ReturnType<typeof vi.fn<(address: Address) => void>>;
// Loads what the form loads after its first view.
beforeAll(async () => {
  await import('./address-place.tsx');
  places.searchPlaces('dhaka');
});
beforeEach(() => {
  window.matchMedia ??= () => ({ matches: false }) as MediaQueryList;
  onValid = vi.fn();
  render(<Form onValid={onValid} />);
});
afterEach(cleanup);

test('fills in region, city, district and id of an area that is chosen with the keyboard', async () => {
  await person.type(await findArea(), 'uttara');
  await screen.findByRole('option', { name: /^Uttara East/ });
  await person.keyboard('{ArrowDown}{Enter}');
  expect(await findArea()).toHaveValue('Uttara West, Dhaka');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onValid).not.toHaveBeenCalled();
  await send();
  expect(onValid.mock.lastCall?.[0]).toMatchObject({
    region: 'Dhaka',
    city: 'Uttara West',
    district: 'Dhaka',
    areaId: 'dhaka/dhaka/uttara-west',
  });
});

test('shows a place that was typed by hand at once, so that nothing moves when the search arrives', async () => {
  cleanup();
  vi.resetModules(); // the search is not loaded
  const { AddressForm: FreshForm } = await import('./address-form.tsx');
  const typed = { ...EMPTY, region: 'Dhaka', city: 'Savar', district: 'Dhaka' };
  const form = {
    values: typed,
    field: (name: Exclude<keyof AddressValues, 'areaId'>) => ({
      name,
      value: typed[name],
      onChange: () => undefined,
      error: false,
      helperText: undefined,
    }),
    errorOf: () => undefined,
    set: () => undefined,
  };
  render(<FreshForm form={form} places={places} />);
  const shown = ['Region', 'City', 'District'].map((name) => screen.getByLabelText(name));
  expect(shown.map((field) => (field as HTMLInputElement).readOnly)).toEqual([true, true, true]);
  await findArea();
  expect(screen.getByLabelText('City')).toHaveValue('Savar');
});

test('names the active option, and Escape closes the list', async () => {
  await person.type(await findArea(), 'কুমিল্লা');
  const [first] = await screen.findAllByRole('option', { name: /Cumilla, Chattogram$/ });
  expect(await findArea()).toHaveAttribute('aria-activedescendant', first!.id);
  expect(first).toHaveAttribute('aria-selected', 'true');
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(await findArea()).toHaveAttribute('aria-expanded', 'false');
});

test('says that there is no such area, and Enter does not send the form', async () => {
  await person.type(await findArea(), 'xqxqxq{Enter}');
  expect(await screen.findByText(/^No such area/)).toBeVisible();
  expect(screen.queryByText('Region is required')).toBeNull();
});

test('forgets the area when one of its names is changed by hand', async () => {
  await person.type(await findArea(), 'ramgati');
  await person.click(await screen.findByRole('option', { name: /^Ramgati/ }));
  await typeByHand();
  expect(screen.getByLabelText('Region')).toHaveValue('Chittagong');
  await person.type(screen.getByLabelText('City'), ' Bazar');
  expect(await findArea()).toHaveValue('');
  await send();
  const [address] = onValid.mock.lastCall!;
  expect(address).toMatchObject({ region: 'Chittagong', city: 'Ramgati Bazar', district: 'Lakshmipur' });
  expect(address.areaId).toBeUndefined();
});

test('opens the three fields with their errors when nothing was chosen, and closes them with a choice', async () => {
  await findArea();
  expect(screen.queryByLabelText('Region')).toBeNull();
  await send();
  for (const name of ['Region', 'City', 'District']) {
    expect(screen.getByText(`${name} is required`)).toBeVisible();
    expect(screen.getByLabelText(name)).toBeVisible();
  }
  await person.type(await findArea(), 'savar');
  await person.click(await screen.findByRole('option', { name: /^Savar/ }));
  expect(screen.queryByLabelText('City')).toBeNull();
  expect(screen.queryByText('City is required')).toBeNull();
});
