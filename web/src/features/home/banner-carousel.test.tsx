// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { BannerCarousel } from './banner-carousel.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom lays nothing out; in the shop the carousel fills the window.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 1000, 668));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
const carousel = () => screen.getByRole('region', { name: 'Collections' });
const dot = (name: string) => screen.getByRole('button', { name: new RegExp(name) });
const expectCounter = (text: string) => expect(screen.getByText(text)).toBeDefined();

function wheel(deltaY: number, timeStamp: number): WheelEvent {
  const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(carousel(), event);
  return event;
}

test('shows the first of four slides, each with its words and a way to the products', () => {
  renderWithProviders(<BannerCarousel />);
  expectCounter('01 / 04');
  expect(screen.getAllByText(/COLLECTION/)).toHaveLength(4);
  for (const link of screen.getAllByText('Browse the Collection'))
    expect(link.getAttribute('href')).toBe('/products');
});

test('only the slide in sight can be reached', () => {
  renderWithProviders(<BannerCarousel />);
  fireEvent.click(dot('Accessories'));
  const slides = document.querySelectorAll('[aria-roledescription="slide"]');
  expect([...slides].map((slide) => slide.hasAttribute('inert'))).toEqual([true, true, true, false]);
});

test('advances every five seconds and begins again after the last', () => {
  renderWithProviders(<BannerCarousel />);
  pass(4_999);
  expectCounter('01 / 04');
  pass(1);
  expectCounter('02 / 04');
  pass(15_000);
  expectCounter('01 / 04');
});

test('a dot jumps to its slide and holds the advance for one second', () => {
  renderWithProviders(<BannerCarousel />);
  pass(4_000);
  fireEvent.click(dot('Everyday Essentials'));
  expectCounter('03 / 04');
  pass(1_000);
  pass(4_999);
  expectCounter('03 / 04');
  pass(1);
  expectCounter('04 / 04');
});

test('stands still while paused and goes on when played', () => {
  renderWithProviders(<BannerCarousel />);
  fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }));
  pass(60_000);
  expectCounter('01 / 04');
  fireEvent.click(screen.getByRole('button', { name: 'Play slides' }));
  pass(5_000);
  expectCounter('02 / 04');
});

test('one turn of the wheel moves one slide and keeps the page where it is', () => {
  renderWithProviders(<BannerCarousel />);
  expect(wheel(30, 1_000).defaultPrevented).toBe(true);
  expectCounter('02 / 04');
  expect(wheel(30, 1_050).defaultPrevented).toBe(true);
  expectCounter('02 / 04');
  wheel(30, 1_200);
  expectCounter('03 / 04');
});

test('at the first and the last slide the wheel scrolls the page', () => {
  renderWithProviders(<BannerCarousel />);
  expect(wheel(-30, 1_000).defaultPrevented).toBe(false);
  expectCounter('01 / 04');
  fireEvent.click(dot('Accessories'));
  expect(wheel(30, 2_000).defaultPrevented).toBe(false);
  expectCounter('04 / 04');
});

test('the wheel holds the advance for one second', () => {
  renderWithProviders(<BannerCarousel />);
  pass(4_900);
  wheel(30, 1_000);
  pass(1_000);
  pass(4_999);
  expectCounter('02 / 04');
  pass(1);
  expectCounter('03 / 04');
});

test('a visitor who has scrolled past it scrolls the page', () => {
  renderWithProviders(<BannerCarousel />);
  vi.mocked(Element.prototype.getBoundingClientRect).mockReturnValue(new DOMRect(0, -500, 1000, 668));
  expect(wheel(30, 1_000).defaultPrevented).toBe(false);
  expectCounter('01 / 04');
});

test('does not move by itself for a visitor who asked for less motion', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduce'),
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  renderWithProviders(<BannerCarousel />);
  pass(60_000);
  expectCounter('01 / 04');
  vi.unstubAllGlobals();
});
