import { catalogueMessages, MAX_PRICE, type ProductCost } from '@nargisus/domain/catalogue';
import { paisaFromTaka, takaFromPaisa, type Paisa } from '@nargisus/domain/money';
import { useState } from 'react';
import { useStoredCost } from '#data/catalogue/product-cost.ts';

/** The purchase cost in the product form. It is no part of the product, which everyone reads. */
export interface CostField {
  readonly typed: string;
  /** The typed cost; undefined without a valid one. */
  readonly amount: Paisa | undefined;
  readonly state: 'loading' | 'failed' | 'ready';
  readonly isChanged: boolean;
  readonly error: string | undefined;
  readonly history: ProductCost['costs'];
  onChange(typed: string): void;
  /** Returns whether the cost can be saved; shows the error otherwise. */
  check(): boolean;
  /** Takes what is typed as stored. */
  markSaved(): void;
}

/** Returns the cost field of a product; of a new one for null. One read. */
export function useCostField(id: string | null): CostField {
  const stored = useStoredCost(id);
  const [saved, setSaved] = useState<string | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const loaded = stored.state === 'ready' ? stored.value : undefined;
  const before = saved ?? (loaded?.cost ? String(takaFromPaisa(loaded.cost)) : '');
  const shown = typed ?? before;
  const amount = costOf(shown);
  const error = shown.trim() !== '' && amount === undefined ? catalogueMessages.priceInvalid : undefined;
  return {
    typed: shown,
    amount,
    state:
      id === null
        ? 'ready'
        : stored.state === 'ready'
          ? 'ready'
          : stored.state === 'failed'
            ? 'failed'
            : 'loading',
    isChanged: shown.trim() !== before,
    error: isChecked ? error : undefined,
    history: loaded?.history ?? [],
    onChange: setTyped,
    check: () => {
      setChecked(true);
      return error === undefined;
    },
    markSaved: () => setSaved(shown.trim()),
  };
}

function costOf(typed: string): Paisa | undefined {
  const cost = paisaFromTaka(typed);
  return cost !== undefined && cost > 0 && cost <= MAX_PRICE ? cost : undefined;
}
