// @vitest-environment jsdom
import { STANDARD_ROW, type HomeRow } from '@nargisus/domain/home';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { RowsInput } from './rows-input.tsx';

afterEach(cleanup);

const rowOf = (title: string): HomeRow => ({ ...STANDARD_ROW, title });

function Editor({ titles }: { titles: readonly string[] }) {
  const [rows, setRows] = useState<readonly HomeRow[]>(titles.map(rowOf));
  return (
    <RowsInput
      name="rows"
      label="Rows"
      help="Help"
      value={rows}
      stored={rows}
      errorAt={(path) => (path === 'rows.1.title' ? 'Too long' : undefined)}
      onChange={setRows}
    />
  );
}

const titles = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => within(item).getByLabelText<HTMLInputElement>('Title in English').value);

test('moves a row by its buttons, which keep the focus', () => {
  renderWithProviders(<Editor titles={['A', 'B', 'C']} />);
  const button = screen.getByRole('button', { name: 'Move up: Row 3' });
  button.focus();
  fireEvent.click(button);
  expect(titles()).toEqual(['A', 'C', 'B']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move up: Row 2' }));
  fireEvent.click(screen.getByRole('button', { name: 'Move down: Row 3' })); // is the last
  expect(titles()).toEqual(['A', 'C', 'B']);
});

test('moves a row that is dragged over another', () => {
  renderWithProviders(<Editor titles={['A', 'B', 'C']} />);
  const dataTransfer = { types: ['text/plain'], setData: () => undefined, setDragImage: () => undefined };
  fireEvent.dragStart(screen.getByText('Row 1'), { dataTransfer });
  fireEvent.dragOver(screen.getByRole('listitem', { name: 'Row 3' }), { dataTransfer });
  expect(titles()).toEqual(['B', 'C', 'A']);
});

test('removes a row and focuses the next one’s button', async () => {
  renderWithProviders(<Editor titles={['A', 'B', 'C']} />);
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Row 2' }));
  expect(titles()).toEqual(['A', 'C']);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove: Row 2' })),
  );
});

test('adds rows until there are six, and says when there are none', () => {
  renderWithProviders(<Editor titles={['A', 'B', 'C', 'D', 'E']} />);
  fireEvent.click(screen.getByRole('button', { name: 'Add a row' }));
  expect(titles()).toHaveLength(6);
  expect(screen.queryByRole('button', { name: 'Add a row' })).toBeNull();
  for (let left = 6; left > 0; left -= 1)
    fireEvent.click(screen.getByRole('button', { name: 'Remove: Row 1' }));
  expect(screen.getByText('No rows: Our Story follows the banner.')).toBeVisible();
});

test('shows the error of a part at its field', () => {
  renderWithProviders(<Editor titles={['A', 'B']} />);
  const [first, second] = screen.getAllByLabelText('Title in English');
  expect(first).toHaveAttribute('aria-invalid', 'false');
  expect(second).toHaveAttribute('aria-invalid', 'true');
  expect(second).toHaveAccessibleDescription('Too long');
});
