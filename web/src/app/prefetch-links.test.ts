// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { preloadRoute } from './preload-route.ts';
import { prefetchLinks } from './prefetch-links.ts';

vi.mock('./preload-route.ts', () => ({ preloadRoute: vi.fn(() => Promise.resolve()) }));
prefetchLinks();

const begun = () => vi.mocked(preloadRoute).mock.calls.map(([{ pathname, search }]) => pathname + search);

/** Dispatches the event on an element within such a link. */
function happens(type: string, attributes: string): void {
  document.body.innerHTML = `<a ${attributes}><b>Go</b></a>`;
  document.querySelector('b')!.dispatchEvent(new Event(type, { bubbles: true }));
}

beforeEach(() => vi.mocked(preloadRoute).mockClear());

test.each(['pointerover', 'pointerdown', 'focusin'])('%s on a link preloads its route', (type) => {
  happens(type, 'href="/products/P1?size=L"');
  expect(begun()).toEqual(['/products/P1?size=L']);
});

test('moving the pointer within a link preloads its route once', () => {
  happens('pointerover', 'href="/about"');
  for (const part of document.querySelectorAll('a, b'))
    part.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(begun()).toEqual(['/about']);
});

test.each([
  ['to another site', 'href="https://elsewhere.example/"'],
  ['that writes a mail', 'href="mailto:hello@nargisus.com"'],
  ['to a window of its own', 'href="/about" target="_blank"'],
  ['to a file', 'href="/file.json" download="x"'],
  ['to the page itself', 'href="/"'],
])('a link %s begins none', (_what, attributes) => {
  happens('pointerover', attributes);
  expect(begun()).toEqual([]);
});
