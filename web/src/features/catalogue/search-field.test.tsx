// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { catalogueEntryOf, storedEntry } from '@nargisus/domain/catalogue';
import { afterEach, expect, test, vi } from 'vitest';
import { clearQueryCache } from '#data/query/query-cache.ts';
import { aProduct } from '#testing/builders.ts';
import { SearchField } from './search-field.tsx';

const entry = storedEntry(catalogueEntryOf(aProduct({ id: 'A', name: 'Linen Panjabi' })));
const page = (
  <MemoryRouter>
    <SearchField value="" onSearch={() => undefined} />
  </MemoryRouter>
);

/** Renders the field as HTML, as the server does. */
function prerender(): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  return container;
}

afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('opens the suggestions of a field that was focused before hydration, and only of such a field', async () => {
  const fetch = vi.fn(() => Promise.resolve(Response.json({ success: true, data: [entry] })));
  vi.stubGlobal('fetch', fetch);
  const { unmount } = render(page, { container: prerender(), hydrate: true });
  expect(fetch).not.toHaveBeenCalled();
  unmount();

  const container = prerender();
  container.querySelector('input')!.focus();
  render(page, { container, hydrate: true });
  expect(await screen.findByRole('option', { name: 'Panjabi' })).toBeVisible();
});
