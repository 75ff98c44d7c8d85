import type { BulkAction, Order } from '@nargisus/domain/orders';
import {
  downloadInvoices,
  downloadLabels,
  downloadPackingSlips,
  downloadPickList,
  issueInvoices,
} from '#data/orders/order-documents.ts';
import { adminOrdersStrings } from '#locales/en/staff/admin-orders.ts';
import { adminPapersStrings } from '#locales/en/staff/admin-papers.ts';
import { useLanguage, useStrings } from '#locales/use-strings.ts';
import { useBulkActions } from '../orders/use-bulk-actions.ts';

/** The papers that orders are printed on, in the order of the menu. */
export const PAPERS = ['slips', 'labels', 'labels-a4', 'pick-list'] as const;
export type Paper = (typeof PAPERS)[number];

type Download = (orders: readonly Order[], language: 'en' | 'bn') => Promise<void>;

const DOWNLOADS: Readonly<Record<Paper, { action: BulkAction; download: Download }>> = {
  slips: { action: 'print', download: downloadPackingSlips },
  labels: { action: 'print', download: (orders, language) => downloadLabels(orders, language, 'label') },
  'labels-a4': { action: 'print', download: (orders, language) => downloadLabels(orders, language, 'a4') },
  'pick-list': { action: 'pick', download: downloadPickList },
};

/** Prints papers of orders, and issues their tax invoices; names skipped and refused orders with the reason. */
export function usePapers() {
  const t = useStrings(adminPapersStrings);
  const { skipReasons } = useStrings(adminOrdersStrings);
  const language = useLanguage();
  const { select, runTogether, notifyNoneFits, progress } = useBulkActions();

  const run = async (
    orders: readonly Order[],
    action: BulkAction,
    paper: string,
    act: (orders: readonly Order[]) => Promise<ReadonlyMap<Order, string> | void>,
  ) => {
    const chosen = select(orders, action);
    if (!chosen.fitting.length) return notifyNoneFits(t.nothing, chosen);
    await runTogether(chosen, act, { failed: t.failed(paper), done: (written) => t.done(paper, written) });
  };

  return {
    print: (paper: Paper, orders: readonly Order[]) => {
      const { action, download } = DOWNLOADS[paper];
      return run(orders, action, t.papers[paper], (fitting) => download(fitting, language));
    },
    issue: (orders: readonly Order[]) =>
      run(orders, 'print', t.taxInvoices, async (fitting) => {
        const results = await issueInvoices(fitting);
        const refusals = new Map(results.map(({ order, refused }) => [order, refused]));
        const issued = fitting.filter(({ _id }) => refusals.get(_id) === null);
        if (issued.length) await downloadInvoices(issued, language);
        // What changed since it was chosen.
        return new Map(
          fitting.flatMap((order) => {
            const refused = refusals.get(order._id);
            if (!refused) return [];
            return [[order, refused === 'missing' ? t.missing : skipReasons[refused]] as const];
          }),
        );
      }),
    isBusy: progress !== null,
  };
}
