// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { DataTable } from './data-table.tsx';

type Seen = { isIntersecting: boolean; boundingClientRect: { height: number } };
let groups: { element: Element; see(seen: Seen): void }[] = [];

beforeEach(() => {
  groups = [];
  class Observer {
    readonly #callback: (entries: Seen[]) => void;
    constructor(callback: (entries: Seen[]) => void) {
      this.#callback = callback;
    }
    observe(element: Element) {
      groups.push({ element, see: (seen) => this.#callback([seen]) });
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(count: number, isVirtualized = true) {
  const rows = Array.from({ length: count }, (_, at) => ({ id: `o${at + 1}` }));
  renderWithProviders(
    <DataTable
      label="Orders"
      columns={[{ key: 'id', name: 'Order', cell: ({ id }) => <button type="button">{id}</button> }]}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={({ id }) => id}
      isVirtualized={isVirtualized}
    />,
  );
}

const rowsInDocument = () => screen.getAllByRole('row').length - 1;
const scroll = (at: number, isIntersecting: boolean) =>
  act(() => groups[at]!.see({ isIntersecting, boundingClientRect: { height: 760 } }));

test('a long table keeps the rows near the screen, and the height of the others', () => {
  show(60);
  expect(rowsInDocument()).toBe(60);
  scroll(0, false);
  expect(rowsInDocument()).toBe(40);
  const left = document.querySelector<HTMLElement>('tbody[role="presentation"]')!;
  expect(left.style.height).toBe('760px');
  const [, first] = screen.getAllByRole('row');
  expect(first!.getAttribute('aria-rowindex')).toBe('22');
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('61');
  scroll(0, true);
  expect(rowsInDocument()).toBe(60);
});

test('a group with the focus stays', () => {
  show(60);
  screen.getByRole('button', { name: 'o3' }).focus();
  scroll(0, false);
  expect(rowsInDocument()).toBe(60);
});

test.each([
  { count: 40, isVirtualized: true },
  { count: 60, isVirtualized: false },
])('$count rows stay in the document (virtualised: $isVirtualized)', ({ count, isVirtualized }) => {
  show(count, isVirtualized);
  expect(groups).toHaveLength(0);
  expect(rowsInDocument()).toBe(count);
  expect(screen.getByRole('table').hasAttribute('aria-rowcount')).toBe(false);
});
