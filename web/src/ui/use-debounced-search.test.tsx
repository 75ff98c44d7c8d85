// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDebouncedSearch } from './use-debounced-search.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const PAUSE = 100;
/** Milliseconds that the query string lags behind. */
const LAG = 500;
const searched = vi.fn<(term: string) => void>();

function Field() {
  const [term, setTerm] = useState('');
  const onSearch = (next: string) => {
    searched(next);
    setTimeout(() => setTerm(next), LAG);
  };
  const { draft, type, search } = useDebouncedSearch({ value: term, onSearch, pause: PAUSE });
  return (
    <form onSubmit={() => search(draft)}>
      <input value={draft} onChange={({ target }) => type(target.value)} />
      <button type="button" onClick={() => setTerm('')}>
        Clear filters
      </button>
    </form>
  );
}

const field = () => screen.getByRole('textbox');
const types = (value: string) => fireEvent.change(field(), { target: { value } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('searches once after a pause, and keeps what is typed before the query string follows', async () => {
  searched.mockClear();
  render(<Field />);
  types('s');
  types('shirt');
  await wait(PAUSE);
  expect(searched.mock.calls).toEqual([['shirt']]);
  expect(field()).toHaveValue('shirt');
  types('shirt ');
  await wait(LAG);
  expect(field()).toHaveValue('shirt ');
  types('shirt w');
  await wait(PAUSE);
  expect(searched.mock.calls).toEqual([['shirt'], ['shirt w']]);
});

test('Enter searches at once, and not again after the pause', async () => {
  searched.mockClear();
  render(<Field />);
  types('shirt');
  fireEvent.submit(field());
  expect(searched.mock.calls).toEqual([['shirt']]);
  await wait(LAG);
  expect(searched).toHaveBeenCalledTimes(1);
});

test('shows a term that is changed elsewhere', async () => {
  render(<Field />);
  types('shirt');
  await wait(PAUSE + LAG);
  fireEvent.click(screen.getByRole('button'));
  expect(field()).toHaveValue('');
});
