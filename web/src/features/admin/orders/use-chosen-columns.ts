import { useState } from 'react';
import { MORE_COLUMNS, ORDER_COLUMNS } from './order-columns.tsx';

const REMEMBERED_AS = 'nargisus.order-columns';

/** Which columns this person wants to see; kept in this browser, because it says nothing about the orders. */
export function useChosenColumns() {
  const [chosen, setChosen] = useState(remembered);
  const toggle = (key: string) => {
    const next = chosen.includes(key) ? chosen.filter((it) => it !== key) : [...chosen, key];
    setChosen(next);
    try {
      localStorage.setItem(REMEMBERED_AS, JSON.stringify(next));
    } catch {
      // Storage switched off: the choice lasts as long as the page.
    }
  };
  return { chosen, toggle };
}

function remembered(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(REMEMBERED_AS) ?? 'null');
    const known: readonly string[] = [...ORDER_COLUMNS, ...MORE_COLUMNS];
    if (Array.isArray(kept)) return known.filter((key) => key === 'orderId' || kept.includes(key));
  } catch {
    // Storage switched off, or something else's words under our name.
  }
  return ORDER_COLUMNS;
}
