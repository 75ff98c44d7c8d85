import {
  bulkEditRow,
  undoBulkEditRow,
  type PlannedBulkEdit,
  type Product,
  type RowResult,
} from '@nargisus/domain/catalogue';
import { staffErrorMessages } from '@nargisus/domain/contract';
import { useRef, useState } from 'react';
import { serverError } from '#data/api/call-api.ts';
import { requestsOf, saveProductRows, type SentRow } from '#data/catalogue/save-product-rows.ts';
import { readStoredProduct, readUserName } from '#data/catalogue/staff-product-queries.ts';
import type { Translatable } from '#locales/translatable.ts';

/** What became of one product. */
export type BulkResult =
  | { readonly outcome: 'saved'; readonly savedVersion: number }
  | { readonly outcome: 'unchanged' | 'gone' }
  | { readonly outcome: 'rejected'; readonly errors: readonly Translatable[] }
  /** A colleague saved the product first; `by` is the colleague's name, null if it cannot be read. */
  | { readonly outcome: 'conflict'; readonly stored: Product; readonly by: string | null };

/** A product of a run with what became of it; nothing while it is not sent. */
export interface BulkRow {
  readonly plan: PlannedBulkEdit;
  readonly sent: SentRow;
  readonly result?: BulkResult | undefined;
}

export interface BulkRun {
  readonly step: 'saving' | 'done';
  readonly isUndo: boolean;
  readonly rows: readonly BulkRow[];
  /** Why the last request failed. */
  readonly failure?: Translatable | undefined;
}

export const hasOutcome = ({ result }: BulkRow, outcome: BulkResult['outcome']): boolean =>
  result?.outcome === outcome;

/**
 * Returns the run of a bulk edit and its undo: requests of 25 products, with progress. A run that was stopped or interrupted
 * continues with the products that are not sent. Costs one read and one write per product, and two reads per conflict.
 * `onSaved` is told when every product of a run is saved.
 */
export function useBulkEdit({ failed, onSaved }: { failed: string; onSaved(run: BulkRun): void }) {
  const [run, setRun] = useState<BulkRun | null>(null);
  const controller = useRef(new AbortController());

  const proceed = async (isUndo: boolean, rows: readonly BulkRow[]) => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    const all = [...rows];
    const show = (step: BulkRun['step'], failure?: Translatable) =>
      setRun({ step, isUndo, rows: [...all], failure });
    show('saving');
    const open = rows.filter(({ result }) => !result);
    try {
      for (const some of requestsOf(open, ({ sent }) => sent)) {
        if (signal.aborted) break;
        const results = await saveProductRows(some.map(({ sent }) => sent));
        for (const row of some) {
          const answer = results.find((it) => it.row === row.sent.row)!;
          all[rows.indexOf(row)] = { ...row, result: await resultOf(answer) };
        }
        show('saving');
      }
    } catch (cause) {
      return show('done', serverError(cause) ?? failed);
    }
    if (!all.every((row) => hasOutcome(row, 'saved') || hasOutcome(row, 'unchanged'))) return show('done');
    setRun(null);
    onSaved({ step: 'done', isUndo, rows: all });
  };

  return {
    run,
    save: (plans: readonly PlannedBulkEdit[]) =>
      proceed(
        false,
        plans.map((plan, at) => ({ plan, sent: bulkEditRow(plan, at + 1) })),
      ),
    /** Takes the saved products of a run back. */
    undo: ({ rows }: BulkRun) =>
      proceed(
        true,
        rows.flatMap(({ plan, sent, result }) =>
          result?.outcome === 'saved'
            ? [{ plan, sent: undoBulkEditRow(plan, sent.row, result.savedVersion) }]
            : [],
        ),
      ),
    goOn: () => run && proceed(run.isUndo, run.rows),
    /** Stops after the request that is under way. */
    stop: () => controller.current.abort(),
    close: () => setRun(null),
  };
}

export type BulkEditState = ReturnType<typeof useBulkEdit>;

async function resultOf({ outcome, id, version, errors = {} }: RowResult): Promise<BulkResult> {
  if (outcome === 'updated') return { outcome: 'saved', savedVersion: version! + 1 };
  if (outcome === 'unchanged') return { outcome };
  if (errors.id !== staffErrorMessages.productChanged)
    return { outcome: 'rejected', errors: Object.values(errors) };
  const stored = id === undefined ? undefined : await readStoredProduct(id);
  if (!stored) return { outcome: 'gone' };
  const by = stored.updatedBy ? ((await readUserName(stored.updatedBy)) ?? null) : null;
  return { outcome: 'conflict', stored, by };
}
