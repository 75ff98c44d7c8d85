import { useState } from 'react';
import { readStorage, writeStorage } from '#storage/browser-storage.ts';
import type { Column } from './table-props.ts';

/** Always visible: without them nothing can be done with a row. */
const ALWAYS = ['actions'];

interface Choice<Row> {
  /** The key in localStorage. */
  readonly rememberedAs: string;
  /** All columns in the table's order. The first is always visible. */
  readonly columns: readonly Column<Row>[];
  /** Keys of columns that are hidden by default. */
  readonly more?: readonly string[];
}

export interface ColumnChoice {
  readonly choices: readonly { readonly key: string; readonly name: string; readonly isOn: boolean }[];
  toggle(key: string): void;
}

/** Returns the visible columns and the choice of them, remembered in this browser. */
export function useColumnVisibility<Row>({ rememberedAs, columns, more = [] }: Choice<Row>) {
  const [chosen, setChosen] = useState(() => remembered(rememberedAs));
  const fixed = [columns[0]?.key, ...ALWAYS];
  const isOn = (key: string) => fixed.includes(key) || (chosen ? chosen.includes(key) : !more.includes(key));
  const shown = columns.filter(({ key }) => isOn(key));
  const choice: ColumnChoice = {
    choices: columns
      .filter(({ key }) => !fixed.includes(key))
      .map(({ key, name }) => ({ key, name, isOn: isOn(key) })),
    toggle(key) {
      const keys = shown.map((it) => it.key);
      const next = isOn(key) ? keys.filter((it) => it !== key) : [...keys, key];
      setChosen(next);
      writeStorage(rememberedAs, JSON.stringify(next));
    },
  };
  return { shown, choice };
}

function remembered(name: string): readonly string[] | null {
  try {
    const stored: unknown = JSON.parse(readStorage(name) ?? 'null');
    if (Array.isArray(stored)) return stored.filter((key) => typeof key === 'string');
  } catch {
    // Not JSON: the default columns are shown.
  }
  return null;
}
