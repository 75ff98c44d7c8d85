import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CourierName } from '@nargisus/domain/couriers';
import type { StatementImport } from '@nargisus/domain/settlements';
import { requestStatements } from '#data/settlements/settlement-mutations.ts';
import { useStatementImport } from '#data/settlements/settlement-queries.ts';
import { adminSettlementsStrings } from '#locales/en/staff/admin-settlements.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';

interface Props {
  courier: CourierName;
  label: string;
}

/** Renders the button that has the courier's statements fetched, and how the last request went. Live; reads one document. */
export function FetchStatements({ courier, label }: Props) {
  const t = useStrings(adminSettlementsStrings);
  const request = useStatementImport(courier);
  const { run, isBusy } = useStaffAction();
  const last = request.state === 'ready' ? request.value : undefined;
  return (
    <>
      <Button
        {...busyProps(isBusy, () => void run(() => requestStatements(courier), { failed: t.actionFailed }))}
      >
        {t.fetch(label)}
      </Button>
      {/* Above the list on a phone, beside the buttons on a wide screen; announced when it changes. */}
      <Box role="status" sx={{ order: 1, flexBasis: { xs: '100%', md: 'auto' }, color: 'text.secondary' }}>
        {last && <LastRequest request={last} />}
      </Box>
    </>
  );
}

function LastRequest({
  request: { state, requestedAt, endedAt, imported, error },
}: {
  request: StatementImport;
}) {
  const t = useStrings(adminSettlementsStrings);
  const { dateTime, number } = useFormats();
  if (state === 'requested') return t.fetching;
  const at = dateTime(endedAt ?? requestedAt);
  return error ? t.fetchFailed(at, t.importErrors[error]) : t.fetched(imported, number(imported), at);
}
