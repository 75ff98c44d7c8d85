import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { adminSettlementsStrings } from '#locales/en/staff/admin-settlements.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TAB_RIGHTS } from '#config/dashboard-tabs.ts';
import { May } from '../shared/may.tsx';

/** Renders the link to the courier's statements, which settle the cash of an order. */
export function SettlementsLink() {
  const t = useStrings(adminSettlementsStrings);
  return (
    <May rights={TAB_RIGHTS.settlements}>
      <Button component={Link} to={paths.dashboard('settlements')} size="small" variant="outlined">
        {t.toSettlements}
      </Button>
    </May>
  );
}
