// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setLanguage } from '../locales/language-store.ts';
import { PageTitle } from './page-title.tsx';

afterEach(async () => {
  cleanup();
  document.head.replaceChildren();
  await setLanguage('en');
});

const head = (selector: string, attribute = 'content') =>
  document.head.querySelector(selector)?.getAttribute(attribute);

test('a page says what it is: to the tab, to a search engine and to who gets its link', () => {
  render(<PageTitle text="About" description="Who we are." picture="/pictures/story-640.webp" />);
  expect(document.title).toBe('About · Nargisus');
  expect(head('meta[name=description]')).toBe('Who we are.');
  expect(head('meta[property="og:title"]')).toBe('About · Nargisus');
  expect(head('meta[property="og:image"]')).toBe(`${location.origin}/pictures/story-640.webp`);
  expect(head('link[rel=canonical]', 'href')).toBe(`${location.origin}/`);
  expect(head('meta[name=robots]')).toBeUndefined();
});

test('the next page takes the place of what the last one said', () => {
  const { rerender } = render(<PageTitle text="About" description="Who we are." unlisted />);
  expect(head('meta[name=robots]')).toBe('noindex');
  expect(head('link[rel=canonical]', 'href')).toBeUndefined();
  rerender(<PageTitle />);
  expect(document.title).toMatch(/^Nargisus · /);
  expect(head('meta[name=description]')).toMatch(/taka/);
  expect(head('meta[name=robots]')).toBeUndefined();
  expect(document.head.querySelectorAll('meta[name=description]')).toHaveLength(1);
});

test('in the language of the moment', async () => {
  render(<PageTitle />);
  await act(() => setLanguage('bn'));
  expect(document.title).toMatch(/^নার্গিসাস · /);
});
