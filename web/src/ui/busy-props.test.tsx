// @vitest-environment jsdom
import Button from '@mui/material/Button';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { busyProps } from './busy-props.ts';
import { Button as ShopButton } from './button.tsx';

afterEach(cleanup);

test.each([
  ['native', 'button'],
  ["the shop's", ShopButton],
  ["MUI's", Button],
])('%s button keeps the focus and submits nothing while it is busy', (_, Component) => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const form = (isBusy: boolean) => (
    <form onSubmit={onSubmit}>
      <Component type="submit" {...busyProps(isBusy)}>
        Save
      </Component>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button');
  button.focus();
  fireEvent.click(button);
  rerender(form(true));
  fireEvent.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  rerender(form(false));
  fireEvent.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('an idle button calls its handler, a busy one does not', () => {
  const run = vi.fn();
  const { rerender } = render(<button {...busyProps(true, run)} />);
  fireEvent.click(screen.getByRole('button'));
  expect(run).not.toHaveBeenCalled();
  rerender(<button {...busyProps(false, run)} />);
  fireEvent.click(screen.getByRole('button'));
  expect(run).toHaveBeenCalledTimes(1);
});
