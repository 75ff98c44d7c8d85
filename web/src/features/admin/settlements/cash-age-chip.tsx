import { cashAge, type CashAge } from '@nargisus/domain/desk';
import { useState } from 'react';
import { adminSettlementsStrings } from '#locales/en/staff/admin-settlements.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Chip } from '../shared/chip.tsx';

const COLOURS = {
  '0-3': 'grey',
  '4-7': 'grey',
  '8-14': 'plum',
  '15+': 'red',
} as const satisfies Record<CashAge, string>;

/** Renders how long the courier has owed cash. */
export function CashAgeChip({ since }: { since: Date }) {
  const t = useStrings(adminSettlementsStrings);
  const [now] = useState(() => new Date());
  const age = cashAge(since, now);
  return <Chip color={COLOURS[age]}>{t.ages[age]}</Chip>;
}
