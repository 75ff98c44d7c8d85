// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { BannerCarousel } from './banner-carousel.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no layout; in a browser the carousel fills the window.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 1000, 668));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const advance = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
const carousel = () => screen.getByRole('region', { name: 'Collections' });
const slideButton = (name: string) => screen.getByRole('button', { name: new RegExp(name) });
const expectCounter = (text: string) => expect(screen.getByText(text)).toBeVisible();

function wheel(deltaY: number, timeStamp: number): WheelEvent {
  const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(carousel(), event);
  return event;
}

test('shows the first of four slides, each with its texts and a link to the products', () => {
  renderWithProviders(<BannerCarousel slides={null} />);
  expectCounter('01 / 04');
  expect(screen.getAllByText(/COLLECTION/)).toHaveLength(4);
  for (const link of screen.getAllByText('Browse the Collection'))
    expect(link).toHaveAttribute('href', '/products');
});

test('makes every slide but the current one inert', () => {
  renderWithProviders(<BannerCarousel slides={null} />);
  fireEvent.click(slideButton('Accessories'));
  const slides = document.querySelectorAll('[aria-roledescription="slide"]');
  expect([...slides].map((slide) => slide.hasAttribute('inert'))).toEqual([true, true, true, false]);
});

test('advances every five seconds and returns to the first slide after the last', () => {
  renderWithProviders(<BannerCarousel slides={null} />);
  advance(4_999);
  expectCounter('01 / 04');
  advance(1);
  expectCounter('02 / 04');
  advance(15_000);
  expectCounter('01 / 04');
});

test('goes to the slide of a clicked button and pauses for one second', () => {
  renderWithProviders(<BannerCarousel slides={null} />);
  advance(4_000);
  fireEvent.click(slideButton('Everyday Essentials'));
  expectCounter('03 / 04');
  advance(1_000);
  advance(4_999);
  expectCounter('03 / 04');
  advance(1);
  expectCounter('04 / 04');
});

test('stops when paused and continues when played', () => {
  renderWithProviders(<BannerCarousel slides={null} />);
  fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }));
  advance(60_000);
  expectCounter('01 / 04');
  fireEvent.click(screen.getByRole('button', { name: 'Play slides' }));
  advance(5_000);
  expectCounter('02 / 04');
});

test('moves one slide per movement of the wheel without scrolling the page', () => {
  renderWithProviders(<BannerCarousel slides={null} />);
  expect(wheel(30, 1_000).defaultPrevented).toBe(true);
  expectCounter('02 / 04');
  expect(wheel(30, 1_050).defaultPrevented).toBe(true);
  expectCounter('02 / 04');
  wheel(30, 1_200);
  expectCounter('03 / 04');
});

test('lets the wheel scroll the page at the first and the last slide', () => {
  renderWithProviders(<BannerCarousel slides={null} />);
  expect(wheel(-30, 1_000).defaultPrevented).toBe(false);
  expectCounter('01 / 04');
  fireEvent.click(slideButton('Accessories'));
  expect(wheel(30, 2_000).defaultPrevented).toBe(false);
  expectCounter('04 / 04');
});

test('pauses for one second after a wheel event', () => {
  renderWithProviders(<BannerCarousel slides={null} />);
  advance(4_900);
  wheel(30, 1_000);
  advance(1_000);
  advance(4_999);
  expectCounter('02 / 04');
  advance(1);
  expectCounter('03 / 04');
});

test('lets the wheel scroll the page when most of the carousel is scrolled away', () => {
  renderWithProviders(<BannerCarousel slides={null} />);
  vi.mocked(Element.prototype.getBoundingClientRect).mockReturnValue(new DOMRect(0, -500, 1000, 668));
  expect(wheel(30, 1_000).defaultPrevented).toBe(false);
  expectCounter('01 / 04');
});

test('does not advance automatically when the visitor prefers reduced motion', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduce'),
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  renderWithProviders(<BannerCarousel slides={null} />);
  advance(60_000);
  expectCounter('01 / 04');
  vi.unstubAllGlobals();
});
