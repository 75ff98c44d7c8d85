import { RETURN_STATUSES } from '@nargisus/domain/returns';
import { useReturns } from '#data/returns/staff-returns.ts';
import { adminReturnsStrings } from '#locales/en/staff/admin-returns.ts';
import { useStrings } from '#locales/use-strings.ts';
import { StatusTab } from '../shared/status-tab.tsx';
import { ReturnCard } from './return-card.tsx';

/** Renders the Returns tab: requests that wait for an answer, and the answered ones. Reads 20 requests at most per page. */
export function Returns() {
  const t = useStrings(adminReturnsStrings);
  return (
    <StatusTab
      statuses={RETURN_STATUSES}
      usePage={useReturns}
      t={t}
      renderItem={(request, onChanged) => <ReturnCard request={request} onChanged={onChanged} />}
    />
  );
}
