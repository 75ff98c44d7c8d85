import { MAX_PIECES } from '@nargisus/domain/stock';
import { useRef, useState } from 'react';
import { serverError } from '#data/api/call-api.ts';
import { adminStockStrings } from '#locales/en/staff/admin-stock.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { parseCount } from '../shared/parse-count.ts';
import type { StockRow } from './product-stock.tsx';

/**
 * Holds a quantity for each size of a product, which are sent one by one. A size whose request fails keeps its text and shows
 * why; those that succeeded are done and are not sent again.
 */
export function useSizeQuantities() {
  const t = useStrings(adminStockStrings);
  const translate = useTranslate();
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const isInFlight = useRef(false);

  const quantityOf = (id: string) => parseCount(texts[id] ?? '', MAX_PIECES);

  return {
    isBusy,
    textOf: (id: string) => texts[id] ?? '',
    errorOf: (id: string): string | undefined => errors[id],
    isDone: (id: string) => done.has(id),
    type: (id: string, text: string) => {
      setTexts((now) => ({ ...now, [id]: text }));
      setErrors(({ [id]: _old, ...rest }) => rest);
    },
    /** Fills in the same text for all sizes. */
    fill: (rows: readonly StockRow[], text: string) => {
      setTexts(Object.fromEntries(rows.map(({ id }) => [id, text])));
      setErrors({});
    },
    /**
     * Sends every size with a quantity of at least `least`. Resolves to whether all succeeded; shows errors otherwise, also
     * where no size has one.
     */
    send: async (
      rows: readonly StockRow[],
      least: 0 | 1,
      request: (row: StockRow, quantity: number) => Promise<unknown>,
    ): Promise<boolean> => {
      const filled = rows.filter(({ id }) => !done.has(id) && (texts[id] ?? '').trim() !== '');
      const wrong = filled.filter(({ id }) => (quantityOf(id) ?? -1) < least);
      const missing = filled.length === 0 && done.size === 0 ? rows.slice(0, 1) : [];
      setErrors(Object.fromEntries([...wrong, ...missing].map(({ id }) => [id, t.notANumber])));
      if (wrong.length > 0 || missing.length > 0 || isInFlight.current) return false;
      isInFlight.current = true;
      setBusy(true);
      let isComplete = true;
      for (const row of filled) {
        try {
          await request(row, quantityOf(row.id)!);
          setDone((now) => new Set([...now, row.id]));
        } catch (cause) {
          isComplete = false;
          const error = serverError(cause);
          setErrors((now) => ({ ...now, [row.id]: error ? translate(error) : t.saveFailed }));
        }
      }
      isInFlight.current = false;
      setBusy(false);
      return isComplete;
    },
  };
}
