// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { Query } from 'firebase/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLive } from './use-live.ts';

interface Observer {
  next(rows: string[]): void;
  error(cause: unknown): void;
}
const observers: Observer[] = [];
vi.mock('./use-snapshot.ts', () => ({
  subscribeToQuery: (_query: unknown, observer: Observer) => {
    observers.push(observer);
    return () => undefined;
  },
}));

const query = {} as Query<string>;
let name = '';
beforeEach(() => {
  observers.length = 0;
  name = `list ${Math.random()}`; // reactfire keeps a listener for the life of the page
});
afterEach(cleanup);

const render = () => renderHook(() => useLive(name, query)).result;

test('shares one listener between components, also after both have unmounted', () => {
  const [first, second] = [render(), render()];
  expect(first.current).toEqual({ state: 'loading' });
  act(() => observers[0]!.next(['a']));
  expect([first.current, second.current]).toEqual(Array(2).fill({ state: 'ready', value: ['a'] }));
  cleanup();
  expect(render().current).toEqual({ state: 'ready', value: ['a'] });
  expect(observers).toHaveLength(1);
});

test('reports a failed listener, and opens another one on retry', () => {
  const list = render();
  act(() => observers[0]!.error(new Error('permission denied')));
  const failed = list.current;
  if (failed.state !== 'failed') throw new Error(failed.state);
  act(() => failed.retry());
  expect(list.current).toEqual({ state: 'loading' });
  act(() => observers[1]!.next(['b']));
  expect(list.current).toEqual({ state: 'ready', value: ['b'] });
});

test('does not show the failure of an earlier session to the next component', () => {
  render();
  cleanup();
  act(() => observers[0]!.error(new Error('signed out')));
  expect(render().current).toEqual({ state: 'loading' });
  expect(observers).toHaveLength(2);
});

test('recovers without a retry when the listener delivers rows after a failure', () => {
  const list = render();
  act(() => observers[0]!.error(new Error('offline')));
  act(() => observers[0]!.next(['c']));
  expect(list.current).toEqual({ state: 'ready', value: ['c'] });
});
