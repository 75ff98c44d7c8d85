import Typography from '@mui/material/Typography';
import { COURIER_LABELS } from '@nargisus/domain/couriers';
import type { Settlement } from '@nargisus/domain/settlements';
import { paths } from '#config/paths.ts';
import { useSettlement } from '#data/settlements/settlement-queries.ts';
import { adminSettlementsStrings } from '#locales/en/staff/admin-settlements.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { Money } from '#ui/money.tsx';
import { BackButton } from '../shared/back-button.tsx';
import { StatCard } from '../shared/stat-card.tsx';
import { StatCardGrid } from '../shared/stat-card-grid.tsx';
import { SettlementRows } from './settlement-rows.tsx';

const SUMS = ['collected', 'charges', 'paid', 'posted'] as const;

/** Renders /dashboard/settlements/{id}, live: the sums of a statement and its rows. Reads the statement and a page of rows. */
export function SettlementPage({ id }: { id: string }) {
  const t = useStrings(adminSettlementsStrings);
  const settlement = useSettlement(id);
  return (
    <>
      <BackButton list={paths.dashboard('settlements')} label={t.back} />
      {settlement.state === 'loading' && <LoadingScreen text="" />}
      {settlement.state === 'failed' && <LoadFailed text={t.failed} onRetry={settlement.retry} />}
      {settlement.state === 'missing' && (
        <Typography variant="h2" component="h1">
          {t.missing}
        </Typography>
      )}
      {settlement.state === 'ready' && <Statement settlement={settlement.value} />}
    </>
  );
}

function Statement({ settlement }: { settlement: Settlement }) {
  const t = useStrings(adminSettlementsStrings);
  const { date, dateTime } = useFormats();
  const { courier, reference, source, importedAt, paidAt } = settlement;
  const facts = [
    ...(paidAt ? [`${t.columns.paidAt} ${date(paidAt)}`] : []),
    t.importedAt(t.source[source], dateTime(importedAt)),
  ];
  return (
    <>
      <Typography variant="h2" component="h1" sx={{ mb: 1 }}>
        {t.statement(COURIER_LABELS[courier], reference)}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {facts.join(' · ')}
      </Typography>
      <StatCardGrid across={4}>
        {SUMS.map((sum) => (
          <StatCard key={sum} name={t.sums[sum]} of={{ state: 'ready', value: settlement[sum] }}>
            {(amount) => <Money amount={amount} />}
          </StatCard>
        ))}
      </StatCardGrid>
      <SettlementRows settlement={settlement} />
    </>
  );
}
