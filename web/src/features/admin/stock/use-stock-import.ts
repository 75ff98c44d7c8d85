import { useRef, useState } from 'react';
import {
  planStockImport,
  runStockImport,
  type StockImportPlan,
  type StockImportResult,
} from '#data/stock/import-stock.ts';

/** The steps of an import: a file is chosen, compared with the shop, sent, and answered row by row. */
export type StockImport =
  | { readonly step: 'choose'; readonly hasFailed: boolean }
  | { readonly step: 'checking' }
  | { readonly step: 'checked'; readonly name: string; readonly plan: StockImportPlan }
  | { readonly step: 'sending'; readonly done: number; readonly all: number }
  | { readonly step: 'done'; readonly results: readonly StockImportResult[] };

/** Holds an import of stock. Nothing is written before `send`, and a file with a fault is never sent. */
export function useStockImport() {
  const [state, setState] = useState<StockImport>({ step: 'choose', hasFailed: false });
  const isInFlight = useRef(false);
  return {
    state,
    isBusy: state.step === 'checking' || state.step === 'sending',
    check: async (file: File) => {
      setState({ step: 'checking' });
      try {
        const plan = await planStockImport(await file.text());
        setState({ step: 'checked', name: file.name, plan });
      } catch {
        setState({ step: 'choose', hasFailed: true });
      }
    },
    send: async () => {
      if (state.step !== 'checked' || state.plan.faults.length > 0 || isInFlight.current) return;
      isInFlight.current = true;
      const { changes } = state.plan;
      setState({ step: 'sending', done: 0, all: changes.length });
      const results = await runStockImport(changes, {
        reason: state.name.slice(0, 200),
        onProgress: (done) => setState({ step: 'sending', done, all: changes.length }),
      });
      isInFlight.current = false;
      setState({ step: 'done', results });
    },
  };
}
