// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { RangeRequest } from './range-request.tsx';

vi.mock('./use-request-range.ts', () => ({
  useRequestRange: () => ({ request: () => Promise.resolve(), isBusy: false }),
}));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T06:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pressed = () =>
  screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
const days = () => ['From', 'To'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

test('shows one preset as chosen on a day when two of them mean the same days', () => {
  renderWithProviders(<RangeRequest />);
  expect([pressed(), days()]).toEqual([['Last 30 days'], ['2026-11-01', '2026-11-30']]);
  fireEvent.click(screen.getByRole('button', { name: 'This month' }));
  expect([pressed(), days()]).toEqual([['This month'], ['2026-11-01', '2026-11-30']]);
});

test('shows none as chosen after a day was written', () => {
  renderWithProviders(<RangeRequest />);
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-02' } });
  expect([pressed(), days()]).toEqual([[], ['2026-11-02', '2026-11-30']]);
});
