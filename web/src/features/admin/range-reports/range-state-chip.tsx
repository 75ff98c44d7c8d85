import type { RangeState } from '@nargisus/domain/reports';
import { adminRangeReportsStrings } from '#locales/en/staff/admin-range-reports.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Chip } from '../shared/chip.tsx';

const COLORS = { queued: 'grey', running: 'plum', ready: 'green', failed: 'red' } as const satisfies Record<
  RangeState,
  string
>;

/** Renders the state of a report of a range. */
export function RangeStateChip({ state }: { state: RangeState }) {
  const t = useStrings(adminRangeReportsStrings);
  return <Chip color={COLORS[state]}>{t.states[state]}</Chip>;
}
