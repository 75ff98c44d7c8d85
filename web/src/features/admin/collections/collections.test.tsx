// @vitest-environment jsdom
import type { CollectionList, CuratedCollection } from '@nargisus/domain/collections';
import { ShopError } from '@nargisus/domain/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addCollection, editCollection, orderCollections } from '#data/collections/staff-collections.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { unmountToasts } from '#ui/toast-host.tsx';
import { DialogsContext } from '../shared/dialogs.ts';
import { Collections } from './collections.tsx';

const collection = (id: string, name: string): CuratedCollection => ({
  ...{ id, name, nameBn: '', description: '', descriptionBn: '', image: '', isVisible: true },
  membership: { by: 'hand', products: ['P1', 'P2'] },
});
const stored: CollectionList = {
  collections: [collection('eid', 'Eid'), collection('puja', 'Puja')],
  ...{ version: 1, updatedAt: new Date(), updatedBy: 'u1' },
};
vi.mock('#data/collections/staff-collections.ts', () => ({
  useStaffCollections: () => ({ list: { state: 'ready', value: stored }, show: vi.fn(), reload: vi.fn() }),
  addCollection: vi.fn(),
  editCollection: vi.fn(),
  orderCollections: vi.fn(),
  deleteCollection: vi.fn(),
}));
vi.mock('#data/catalogue/use-catalogue.ts', () => ({
  useCatalogue: () => ({ state: 'ready', value: { entries: [], search: () => ({ results: [] }) } }),
}));

beforeEach(() => {
  vi.clearAllMocks();
  for (const change of [addCollection, editCollection, orderCollections])
    vi.mocked(change).mockResolvedValue(stored);
  renderWithProviders(
    <DialogsContext value={{ confirm: vi.fn(), notify: vi.fn() }}>
      <Collections />
    </DialogsContext>,
  );
});
afterEach(cleanup);
afterAll(unmountToasts);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('moves a collection by its buttons', async () => {
  await press('Later: Eid');
  await waitFor(() => expect(orderCollections).toHaveBeenCalledWith(['eid', 'puja'], ['puja', 'eid']));
});

test('adds a collection by rule, and names a missing condition first', async () => {
  await press('Add collection');
  await userEvent.type(screen.getByLabelText('Name'), 'Gifts');
  await userEvent.type(screen.getByLabelText('Address'), 'gifts');
  await userEvent.click(screen.getByRole('radio', { name: 'By rule' }));
  await press('Save collection');
  expect(screen.getByText('Please choose at least one condition')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Price to (৳)'), '1,000');
  await press('Save collection');
  await waitFor(() => expect(addCollection).toHaveBeenCalledTimes(1));
  expect(vi.mocked(addCollection).mock.calls[0]![0]).toMatchObject({
    id: 'gifts',
    membership: { by: 'rule', from: null, to: 1000 },
  });
});

test('shows the value of a colleague who was faster, and replaces it when staff keep theirs', async () => {
  const data = { stale: [{ field: 'name', from: 'Eid', is: 'Eid 2026' }], by: 'Parveen' };
  vi.mocked(editCollection).mockRejectedValueOnce(new ShopError('conflict', 'Stale', { data }));
  await press('Edit: Eid');
  await userEvent.type(screen.getByLabelText('Name'), ' 2027');
  await press('Save collection');
  await press('Keep “Eid 2027”');
  await press('Save collection');
  await waitFor(() =>
    expect(editCollection).toHaveBeenLastCalledWith('eid', { name: { from: 'Eid 2026', to: 'Eid 2027' } }),
  );
});
