// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ThemeProvider } from '#theme/theme-provider.tsx';
import { DialogHost } from './dialog-host.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useStaffAction } from './use-staff-action.ts';

afterEach(cleanup);

function NoteDialog({ send, onClose }: { send(): Promise<void>; onClose(): void }) {
  const { run, isBusy } = useStaffAction();
  return (
    <FormDialog
      title="Note"
      submit="Save"
      submitting="Saving..."
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void run(send, { failed: 'Not saved' });
      }}
    >
      <input aria-label="Text" />
    </FormDialog>
  );
}

function renderDialog() {
  let finish = () => {};
  const send = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const onClose = vi.fn();
  render(
    <ThemeProvider>
      <DialogHost>
        <NoteDialog send={send} onClose={onClose} />
      </DialogHost>
    </ThemeProvider>,
  );
  return { send, onClose, finish: () => finish() };
}

test('sends once when Enter is pressed twice in a field', async () => {
  const { send } = renderDialog();
  await userEvent.type(screen.getByLabelText('Text'), 'x{Enter}{Enter}');
  expect(send).toHaveBeenCalledOnce();
});

test('keeps the focus on its button while sending, ignores presses, and sends again afterwards', async () => {
  const { send, onClose, finish } = renderDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const busy = screen.getByRole('button', { name: 'Saving...' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  expect(busy).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  screen.getByRole('button', { name: 'Cancel' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  finish();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(send).toHaveBeenCalledTimes(2);
});
