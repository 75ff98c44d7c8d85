// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useOrderPlace } from './use-order-place.ts';

afterEach(cleanup);

const orders = (...ids: string[]) => ids.map((_id) => ({ _id }));

function follow(listed: { _id: string }[], openId: string | null) {
  const opened: (string | null)[] = [];
  const open = (id: string | null) => void opened.push(id);
  const hook = renderHook(({ rows, id }) => useOrderPlace(rows, { openId: id, open }), {
    initialProps: { rows: listed, id: openId },
  });
  return { ...hook, opened };
}

test('J and K open the neighbours of the open order, Escape closes it', () => {
  const { result, opened } = follow(orders('a', 'b', 'c'), 'b');
  expect(result.current).toMatchObject({ at: 2, all: 3 });
  for (const key of ['j', 'k', 'Escape', 'x']) fireEvent.keyDown(document.body, { key });
  expect(opened).toEqual(['c', 'a', null]);
});

test('there is no neighbour beyond the ends, and no key works while nothing is open', () => {
  const first = follow(orders('a'), 'a');
  expect([first.result.current.previous, first.result.current.next]).toEqual([undefined, undefined]);
  first.unmount();
  const closed = follow(orders('a', 'b'), null);
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(closed.opened).toEqual([]);
});

test('an order that leaves the queue keeps its place: next is the one that moved up', () => {
  const { result, rerender, opened } = follow(orders('a', 'b', 'c'), 'b');
  rerender({ rows: orders('a', 'c'), id: 'b' });
  expect(result.current.at).toBeNull();
  act(() => result.current.next?.());
  act(() => result.current.previous?.());
  expect(opened).toEqual(['c', 'a']);
});

test('keys in a field or an open dialog do not change the order', () => {
  const { opened } = follow(orders('a', 'b'), 'a');
  document.body.innerHTML = '<input />';
  fireEvent.keyDown(document.querySelector('input')!, { key: 'j' });
  document.body.innerHTML = '<div role="dialog"></div>';
  fireEvent.keyDown(document.body, { key: 'j' });
  document.body.innerHTML = '<div role="dialog" data-order-panel></div>';
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(opened).toEqual(['b']);
});
