import { orderCalls } from '@nargisus/domain/contract';
import type { SalesFigures } from '@nargisus/domain/orders';
import { addDays, type DhakaDay } from '@nargisus/domain/time';
import type { Loadable } from './loadable.ts';
import { staffCall } from './staff-call.ts';
import { useOnce } from './use-once.ts';

/** A period that ends with a day, and the one of the same length before it. */
interface ComparedSales {
  readonly now: SalesFigures;
  readonly before: SalesFigures;
}

/**
 * What was sold in the `length` days up to `last`, and in as many days before. Two calls; the first is made again when `key`
 * changes.
 */
export function useComparedSales(last: DhakaDay, length: number, key: string): Loadable<ComparedSales> {
  const now = useSalesFigures(last, length, key);
  const before = useSalesFigures(addDays(last, -length), length);
  const failed = [now, before].filter((it) => it.state === 'failed');
  if (failed.length) return { state: 'failed', retry: () => failed.forEach((it) => it.retry()) };
  if (now.state !== 'ready' || before.state !== 'ready') return { state: 'loading' };
  return { state: 'ready', value: { now: now.value, before: before.value } };
}

function useSalesFigures(last: DhakaDay, length: number, key = ''): Loadable<SalesFigures> {
  const first = addDays(last, 1 - length);
  return useOnce(
    () => staffCall(orderCalls.salesStats, { query: { from: first, to: last } }),
    [first, last, key].join(' '),
  );
}
