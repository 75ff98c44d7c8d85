import Typography from '@mui/material/Typography';
import { orderMessages } from '@nargisus/domain/messages';
import { useOrderCounters } from '#data/stats/counter-queries.ts';
import { adminWorkStrings } from '#locales/en/staff/admin-work.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { QueueLinks } from '../shared/queue-links.tsx';
import { QueueSection } from './queue-section.tsx';
import { useWorkParams } from './use-work-params.ts';

/** Renders the Work tab: the queues of the order desk, live. Reads the counters, and what useWorkQueue reads. */
export function Work() {
  const t = useStrings(adminWorkStrings);
  const translate = useTranslate();
  const counters = useOrderCounters();
  const params = useWorkParams();
  return (
    <>
      <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
        {t.title}
      </Typography>
      {counters.state === 'failed' && (
        <LoadFailed text={translate(orderMessages.statsFailed)} onRetry={counters.retry} />
      )}
      <QueueLinks
        label={t.queues}
        counts={counters.state === 'ready' ? counters.value.stages : undefined}
        current={params.queue}
      />
      <QueueSection key={params.queue} params={params} />
    </>
  );
}
