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
/** What a router may take until it says the address it was given. */
const LATER = 500;
const asked = vi.fn<(words: string) => void>();

function Field() {
  const [address, setAddress] = useState('');
  const onSearch = (words: string) => {
    asked(words);
    setTimeout(() => setAddress(words), LATER);
  };
  const { draft, type, search } = useDebouncedSearch({ value: address, onSearch, pause: PAUSE });
  return (
    <form onSubmit={() => search(draft)}>
      <input value={draft} onChange={({ target }) => type(target.value)} />
      <button type="button" onClick={() => setAddress('')}>
        Clear filters
      </button>
    </form>
  );
}

const field = () => screen.getByRole('textbox');
const types = (value: string) => fireEvent.change(field(), { target: { value } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('one pause is one search, and what was typed before its answer stays', async () => {
  asked.mockClear();
  render(<Field />);
  types('s');
  types('shirt');
  await wait(PAUSE);
  expect(asked.mock.calls).toEqual([['shirt']]);
  expect(field()).toHaveValue('shirt');
  types('shirt ');
  await wait(LATER);
  expect(field()).toHaveValue('shirt ');
  types('shirt w');
  await wait(PAUSE);
  expect(asked.mock.calls).toEqual([['shirt'], ['shirt w']]);
});

test('Enter searches at once, and not again after the pause', async () => {
  asked.mockClear();
  render(<Field />);
  types('shirt');
  fireEvent.submit(field());
  expect(asked.mock.calls).toEqual([['shirt']]);
  await wait(LATER);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what is changed elsewhere is what the field says', async () => {
  render(<Field />);
  types('shirt');
  await wait(PAUSE + LATER);
  fireEvent.click(screen.getByRole('button'));
  expect(field()).toHaveValue('');
});
