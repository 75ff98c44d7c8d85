// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '#locales/language-store.ts';
import { LiveClock } from './live-clock.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T17:59:58Z') });
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await setLanguage('en');
});

const clock = () => screen.getByRole('time').textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('ticks every second in Dhaka time, across midnight', async () => {
  render(<LiveClock />);
  expect(clock()).toBe('Sat, 21 Nov, 23:59:58');
  await wait(999);
  expect(clock()).toBe('Sat, 21 Nov, 23:59:58');
  await wait(1);
  expect(clock()).toBe('Sat, 21 Nov, 23:59:59');
  await wait(1_000);
  expect(clock()).toBe('Sun, 22 Nov, 00:00:00');
});

test('renders in Bangla', async () => {
  await setLanguage('bn');
  render(<LiveClock />);
  expect(clock()).toBe('শনি, ২১ নভেম্বর, ২৩:৫৯:৫৮');
});

test('stops its timer when unmounted', () => {
  const { unmount } = render(<LiveClock />);
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
