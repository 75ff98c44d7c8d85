import { ORDER_STATUSES, SHOWN_STATUSES, type OrderCounters } from '@nargisus/domain/orders';
import type { Loadable } from '#data/query/loadable.ts';
import { useStrings } from '#locales/use-strings.ts';
import { statusStrings } from '#locales/en/statuses.ts';
import { useFormats } from '#locales/formats.ts';
import { StatCard } from '../shared/stat-card.tsx';
import { StatCardGrid } from '../shared/stat-card-grid.tsx';

/**
 * Renders the number of orders per status (docs/reference/specification.md 2), and of returned parcels if there are
 * any.
 */
export function StatusBreakdown({ counters }: { counters: Loadable<OrderCounters> }) {
  const statuses = useStrings(statusStrings);
  const formats = useFormats();
  const hasReturned = counters.state === 'ready' && (counters.value.statuses.returned ?? 0) > 0;
  const shown = hasReturned ? SHOWN_STATUSES : ORDER_STATUSES;
  return (
    <StatCardGrid across={shown.length}>
      {shown.map((status) => (
        <StatCard key={status} name={statuses[status]} of={counters}>
          {(it) => formats.number(it.statuses[status] ?? 0)}
        </StatCard>
      ))}
    </StatCardGrid>
  );
}
