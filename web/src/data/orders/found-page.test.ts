import { orderDeskOf, type OrderDesk } from '@nargisus/domain/desk';
import { anOrder } from '@nargisus/domain/testing/orders';
import { expect, test } from 'vitest';
import { cursorOf } from '../query/list-page.ts';
import { foundPage } from './found-page.ts';

const DAY = Date.UTC(2026, 10, 20);
/** Desk documents, newest first. */
const desks = (count: number): OrderDesk[] =>
  Array.from({ length: count }, (_, at) =>
    orderDeskOf(anOrder(new Date(DAY - at * 60_000), { _id: `o${at}` })),
  );
const cursorAt = (at: number) => cursorOf(DAY - at * 60_000, `o${at}`);
const numberOf = ({ _id }: OrderDesk) => Number(_id.slice(1));

test('shows all of a window and continues behind it while there are more', () => {
  const page = foundPage(desks(21), { window: 20, fits: () => true });
  expect(page.ids).toHaveLength(20);
  expect(page.nextCursor).toBe(cursorAt(19));
  expect(foundPage(desks(20), { window: 20, fits: () => true }).nextCursor).toBeUndefined();
});

test('continues behind the last one shown when more of the window fit than a page has', () => {
  const page = foundPage(desks(101), { window: 100, fits: (desk) => numberOf(desk) % 2 === 0 });
  expect(page.ids.at(-1)).toBe('o38');
  expect(page.nextCursor).toBe(cursorAt(38));
});

test('continues behind the window when few of it fit, or none', () => {
  const few = foundPage(desks(101), { window: 100, fits: (desk) => numberOf(desk) === 7 });
  expect(few).toEqual({ ids: ['o7'], nextCursor: cursorAt(99) });
  expect(foundPage(desks(101), { window: 100, fits: () => false })).toEqual({
    ids: [],
    nextCursor: cursorAt(99),
  });
});

test('ends when the window is the rest and all that fit are shown', () => {
  expect(foundPage(desks(50), { window: 100, fits: (desk) => numberOf(desk) < 3 })).toEqual({
    ids: ['o0', 'o1', 'o2'],
    nextCursor: undefined,
  });
});
