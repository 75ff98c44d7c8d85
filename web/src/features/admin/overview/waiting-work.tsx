import Typography from '@mui/material/Typography';
import type { OrderCounters } from '@nargisus/domain/orders';
import { adminWorkStrings } from '#locales/en/staff/admin-work.ts';
import { useStrings } from '#locales/use-strings.ts';
import { QueueLinks } from '../shared/queue-links.tsx';

/** Renders what waits for staff, as links to its queues. Reads nothing: the counters are those of the cards. */
export function WaitingWork({ counters }: { counters: OrderCounters }) {
  const t = useStrings(adminWorkStrings);
  return (
    <section aria-labelledby="waiting-work">
      <Typography id="waiting-work" variant="h4" component="h2" sx={{ mt: 4, mb: 1.5 }}>
        {t.waits}
      </Typography>
      <QueueLinks label={t.waits} counts={counters.stages} />
    </section>
  );
}
