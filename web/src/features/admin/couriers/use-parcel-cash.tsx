import Link from '@mui/material/Link';
import { COURIER_LABELS, type Parcel } from '@nargisus/domain/couriers';
import { cashAge } from '@nargisus/domain/desk';
import { useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { adminSettlementsStrings } from '#locales/en/staff/admin-settlements.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TAB_RIGHTS } from '#config/dashboard-tabs.ts';
import { useRights } from '../shared/rights.ts';

/**
 * Returns the state of a parcel's cash as a row of a list: owed by the courier, or paid out in a statement. Undefined before the
 * delivery.
 */
export function useParcelCash(
  { courier, settlement }: Parcel,
  dueSince: Date | null,
): readonly [string, ReactNode] | undefined {
  const t = useStrings(adminSettlementsStrings);
  const { date } = useFormats();
  const [now] = useState(() => new Date());
  const maySettle = useRights().may(TAB_RIGHTS.settlements);
  if (dueSince) {
    const age = t.ages[cashAge(dueSince, now)];
    return [t.cash, t.cashDue(COURIER_LABELS[courier], date(dueSince), age)];
  }
  if (!settlement) return undefined;
  const paid = t.cashPaid(settlement.split('-')[1] ?? settlement);
  if (!maySettle) return [t.cash, paid];
  return [
    t.cash,
    <Link key="cash" component={RouterLink} to={dashboardPaths.settlement(settlement)}>
      {paid}
    </Link>,
  ];
}
