// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { profileStrings } from '#locales/en/profile.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { ProfileForm } from './profile-form.tsx';

const send = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('#data/users/own-user.ts', () => ({ saveProfile: send }));
vi.mock('#data/users/own-account.ts', () => ({ deleteOwnAccount: send }));
vi.mock('#data/auth/auth-mutations.ts', () => ({ signOut: vi.fn(), updateAuthProfile: vi.fn() }));

const t = profileStrings.en;
let fail = () => {};

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  send.mockReset();
  send.mockImplementation(() => new Promise((_resolve, reject) => (fail = () => reject(new Error('no')))));
});
afterEach(cleanup);

test('saves the profile once when Enter is pressed twice, keeps the focus and saves again after a failure', async () => {
  const stored = { name: 'Mina', email: 'a@b.co', phone: '', imageUrl: '' };
  renderWithProviders(<ProfileForm uid="u1" stored={stored} complete viaGoogle={false} />);
  await userEvent.type(screen.getByLabelText(t.name), ' Rahman{Enter}{Enter}');
  expect(send).toHaveBeenCalledOnce();
  const submit = screen.getByRole('button', { name: t.saving });
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(submit, { pointerEventsCheck: 0 });
  expect(submit).toHaveFocus();
  expect(send).toHaveBeenCalledOnce();
  fail();
  const again = await screen.findByRole('button', { name: t.save });
  expect(again).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenCalledTimes(2);
});

test('deletes the account once when Enter is pressed twice, and again after a failure', async () => {
  renderWithProviders(
    <DeleteAccountDialog
      person={{ uid: 'u1', email: 'a@b.co', phone: '' }}
      by="password"
      onClose={() => undefined}
    />,
  );
  const password = screen.getByLabelText(t.password);
  await userEvent.type(password, 'secret-1{Enter}{Enter}');
  expect(send).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: t.deleting })).toHaveAttribute('aria-disabled', 'true');
  fail();
  await waitFor(() => expect(screen.getByRole('button', { name: t.deleteYes })).toBeVisible());
  await userEvent.type(password, '{Enter}');
  expect(send).toHaveBeenCalledTimes(2);
});
