// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setLanguage } from '../locales/language-store.ts';
import { PageMeta } from './page-meta.ts';

afterEach(async () => {
  cleanup();
  document.head.replaceChildren();
  await setLanguage('en');
});

const head = (selector: string, attribute = 'content') =>
  document.head.querySelector(selector)?.getAttribute(attribute);

test('sets the title, the description, the canonical URL and the tags of a shared link', () => {
  render(<PageMeta title="About" description="Who we are." image="/pictures/story-640.webp" />);
  expect(document.title).toBe('About · Nargisus');
  expect(head('meta[name=description]')).toBe('Who we are.');
  expect(head('meta[property="og:title"]')).toBe('About · Nargisus');
  expect(head('meta[property="og:image"]')).toBe(`${location.origin}/pictures/story-640.webp`);
  expect(head('link[rel=canonical]', 'href')).toBe(`${location.origin}/`);
  expect(head('meta[name=robots]')).toBeUndefined();
});

test('replaces the metadata of the previous page, without duplicates', () => {
  const { rerender } = render(<PageMeta title="About" description="Who we are." noIndex />);
  expect(head('meta[name=robots]')).toBe('noindex');
  expect(head('link[rel=canonical]', 'href')).toBeUndefined();
  rerender(<PageMeta />);
  expect(document.title).toMatch(/^Nargisus · /);
  expect(head('meta[name=description]')).toMatch(/taka/);
  expect(head('meta[name=robots]')).toBeUndefined();
  expect(document.head.querySelectorAll('meta[name=description]')).toHaveLength(1);
});

test('follows a change of the language', async () => {
  render(<PageMeta />);
  await act(() => setLanguage('bn'));
  expect(document.title).toMatch(/^নার্গিসাস · /);
});
