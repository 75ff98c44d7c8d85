import { useState } from 'react';
import { readStorage, writeStorage } from '#storage/browser-storage.ts';

export const LENGTH_UNITS = ['cm', 'inch'] as const;

export type LengthUnit = (typeof LENGTH_UNITS)[number];

const KEY = 'nargisus.length-unit';

/** Returns the unit of the size chart and its setter. The browser keeps the choice. */
export function useLengthUnit(): [LengthUnit, (unit: LengthUnit) => void] {
  const [unit, setUnit] = useState<LengthUnit>(() => (readStorage(KEY) === 'inch' ? 'inch' : 'cm'));
  return [
    unit,
    (chosen) => {
      setUnit(chosen);
      writeStorage(KEY, chosen);
    },
  ];
}
