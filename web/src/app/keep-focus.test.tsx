// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';

beforeAll(keepFocus);
afterEach(cleanup);

const Buttons = ({ busy }: { busy: boolean }) => (
  <>
    <button disabled={busy}>Add</button>
    <button>Other</button>
  </>
);

/** What browsers do with the focus of a button that is switched off, and jsdom does not. */
const loseFocus = () => (document.activeElement as HTMLElement).blur();

test('a button that worked has the focus again', async () => {
  const { rerender } = render(<Buttons busy={false} />);
  screen.getByText('Add').focus();
  loseFocus();
  rerender(<Buttons busy />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Buttons busy={false} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Add')));
});

test('but does not take it from where the visitor went', async () => {
  const { rerender } = render(<Buttons busy={false} />);
  screen.getByText('Add').focus();
  rerender(<Buttons busy />);
  screen.getByText('Other').focus();
  rerender(<Buttons busy={false} />);
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByText('Other'));
});
