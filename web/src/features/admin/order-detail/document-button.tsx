import Button from '@mui/material/Button';
import { orderCalls, staffOrderCalls } from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import { downloadOrderDocument, type OrderDocument } from '#data/orders/order-documents.ts';
import { adminOrderStrings } from '#locales/en/staff/admin-order.ts';
import { useLanguage, useStrings } from '#locales/use-strings.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';
import { busyProps } from '#ui/busy-props.ts';
import { useRights } from '../shared/rights.ts';

/** Downloads the invoice or the packing slip as PDF, in the active language. */
export function DocumentButton({ order, type }: { order: Order; type: OrderDocument }) {
  const t = useStrings(adminOrderStrings);
  const language = useLanguage();
  const { run, isBusy } = useStaffAction();
  const [name, failed] =
    type === 'invoice' ? [t.invoicePdf, t.invoiceFailed] : [t.packingSlipPdf, t.packingSlipFailed];
  const { mayCall } = useRights();
  if (!mayCall(type === 'invoice' ? orderCalls.orderInvoice : staffOrderCalls.packingSlip)) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      {...busyProps(isBusy, () => void run(() => downloadOrderDocument(type, order, language), { failed }))}
    >
      {isBusy ? t.preparing : name}
    </Button>
  );
}
