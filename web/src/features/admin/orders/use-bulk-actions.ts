import { skipReason, type BulkAction, type Order, type SkipReason } from '@nargisus/domain/orders';
import { useState } from 'react';
import { serverError } from '#data/api/call-api.ts';
import { adminOrdersStrings } from '#locales/en/staff/admin-orders.ts';
import { useFormats } from '#locales/formats.ts';
import { translate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useDialogs } from '../shared/dialogs.ts';

/** The selected orders, split by whether an action applies to them. */
export interface Selection {
  readonly fitting: readonly Order[];
  readonly skipped: ReadonlyMap<Order, SkipReason>;
}

interface ResultMessages {
  readonly failed: string;
  done(orders: string): string;
}

/** Runs actions on many orders. The result names each skipped or failed order with the reason. */
export function useBulkActions() {
  const t = useStrings(adminOrdersStrings);
  const formats = useFormats();
  const { notify } = useDialogs();
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);

  const count = (orders: readonly Order[]) => t.orders(orders.length, formats.number(orders.length));

  const select = (orders: readonly Order[], action: BulkAction): Selection => {
    const skipped = new Map<Order, SkipReason>();
    for (const order of orders) {
      const reason = skipReason(action, order);
      if (reason) skipped.set(order, reason);
    }
    return { fitting: orders.filter((order) => !skipped.has(order)), skipped };
  };

  const listOf = (reasons: ReadonlyMap<Order, string>) =>
    [...reasons].map(([{ orderId }, reason]) => `${orderId}: ${reason}`).join(' · ');

  /** Returns which orders were skipped and why; '' if none. */
  const skippedText = ({ skipped }: Selection) => {
    const reasons = new Map([...skipped].map(([order, reason]) => [order, t.skipReasons[reason]]));
    return skipped.size ? t.skipped(count([...skipped.keys()]), listOf(reasons)) : '';
  };

  const notifyAll = (kind: 'success' | 'error', ...sentences: string[]) =>
    notify(kind, sentences.filter(Boolean).join(' '));

  /** Runs an action on each fitting order in turn; a failure does not stop the others. */
  const run = async (
    selection: Selection,
    act: (order: Order) => Promise<unknown>,
    { failed: failedText, done }: ResultMessages,
  ) => {
    const { fitting } = selection;
    const failed = new Map<Order, string>();
    for (const [index, order] of fitting.entries()) {
      setProgress({ done: index, all: fitting.length });
      await act(order).catch((cause: unknown) =>
        failed.set(order, translate(serverError(cause) ?? failedText)),
      );
    }
    setProgress(null);
    const skipped = skippedText(selection);
    if (!failed.size) return notifyAll('success', done(count(fitting)), skipped);
    notifyAll('error', t.someFailed(count([...failed.keys()]), listOf(failed)), skipped);
  };

  /** Runs an action once for all fitting orders together. It may return the orders that it failed for, with the reasons. */
  const runTogether = async (
    selection: Selection,
    act: (orders: readonly Order[]) => Promise<ReadonlyMap<Order, string> | void>,
    { failed, done }: ResultMessages,
  ) => {
    const { fitting } = selection;
    setProgress({ done: 0, all: fitting.length });
    try {
      const refused = (await act(fitting)) ?? new Map<Order, string>();
      const skipped = skippedText(selection);
      if (!refused.size) notifyAll('success', done(count(fitting)), skipped);
      else notifyAll('error', t.someFailed(count([...refused.keys()]), listOf(refused)), skipped);
    } catch (cause) {
      notify('error', translate(serverError(cause) ?? failed));
    } finally {
      setProgress(null);
    }
  };

  /** Reports that the action applies to no selected order, with the reasons. */
  const notifyNoneFits = (text: string, selection: Selection) =>
    notifyAll('error', text, skippedText(selection));

  return { select, run, runTogether, notifyNoneFits, progress, count };
}
