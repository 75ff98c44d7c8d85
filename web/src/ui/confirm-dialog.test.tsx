// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { theme } from '../theme/theme.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const onConfirm = vi.fn();
const onCancel = vi.fn();
const dialog = (isBusy: boolean) => (
  <ThemeProvider theme={theme}>
    <ConfirmDialog
      title="Delete?"
      confirmLabel="Delete"
      cancelLabel="Keep"
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>For good.</p>
    </ConfirmDialog>
  </ThemeProvider>
);

beforeAll(() => {
  // jsdom does not open dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('a confirmation pressed twice is passed on once, and keeps the focus while it runs', () => {
  const { rerender } = render(dialog(false));
  const confirm = screen.getByRole('button', { name: 'Delete' });
  confirm.focus();
  fireEvent.click(confirm);
  rerender(dialog(true));
  fireEvent.click(confirm);
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(confirm);
});

test('cannot be cancelled while the action runs', () => {
  const { rerender } = render(dialog(true));
  const box = screen.getByRole('dialog');
  const tryAll = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
    fireEvent.click(box);
    fireEvent(box, new Event('cancel', { cancelable: true }));
  };
  tryAll();
  expect(onCancel).not.toHaveBeenCalled();
  rerender(dialog(false));
  tryAll();
  expect(onCancel).toHaveBeenCalledTimes(3);
});
