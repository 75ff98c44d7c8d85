import type { DayRange } from '@nargisus/domain/reports';
import { useNavigate } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { requestRangeReport } from '#data/reports/range-report-mutations.ts';
import { adminRangeReportsStrings } from '#locales/en/staff/admin-range-reports.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useReturnState } from '../shared/return-url.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';

/** Returns the action that asks for a report of a range and opens its page. */
export function useRequestRange() {
  const t = useStrings(adminRangeReportsStrings);
  const navigate = useNavigate();
  const from = useReturnState();
  const { run, isBusy } = useStaffAction();
  const request = (range: DayRange) =>
    run(
      async () => {
        const { _id } = await requestRangeReport({ from: range.from, to: range.to });
        await navigate(dashboardPaths.rangeReport(_id), { state: from });
      },
      { failed: t.makeFailed },
    );
  return { request, isBusy };
}
