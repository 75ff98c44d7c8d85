import Button from '@mui/material/Button';
import { findingCalls } from '@nargisus/domain/contract';
import type { OrderFilter } from '@nargisus/domain/desk';
import { exportOrders } from '#data/finding/export-orders.ts';
import { orderFindingStrings } from '#locales/en/staff/order-finding.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { May } from '../shared/may.tsx';
import { useStaffAction } from '../shared/use-staff-action.ts';

/** Renders the button that downloads all orders of the filters, for staff who may export. */
export function ExportOrdersButton({ filter }: { filter: OrderFilter }) {
  const t = useStrings(orderFindingStrings);
  const { run, isBusy } = useStaffAction();
  return (
    <May call={findingCalls.exportOrders}>
      <Button
        size="small"
        variant="outlined"
        {...busyProps(isBusy, () => void run(() => exportOrders(filter), { failed: t.exportFailed }))}
      >
        {isBusy ? t.exporting : t.exportCsv}
      </Button>
    </May>
  );
}
