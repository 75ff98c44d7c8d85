import Typography from '@mui/material/Typography';
import type { EditedOrder } from '@nargisus/domain/contract';
import { takaFromPaisa } from '@nargisus/domain/money';
import { combineOrders } from '#data/orders/staff-order-mutations.ts';
import { orderCombineStrings } from '#locales/en/staff/order-combine.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { OrderItems } from '#ui/order-items.tsx';
import { EditedSum } from '../order-edit/edited-sum.tsx';
import { FormDialog } from '../shared/form-dialog.tsx';
import { FormSection } from '../shared/form-section.tsx';
import { useStaffAction } from '../shared/use-staff-action.ts';

interface Props {
  /** What the server answered: the order as it would be. */
  preview: EditedOrder;
  /** The document id of the order that is cancelled. */
  other: string;
  onClose(isCombined: boolean): void;
}

/** Renders what two orders become together, and combines them for exactly that total. */
export function CombineDialog({ preview, other, onClose }: Props) {
  const t = useStrings(orderCombineStrings);
  const { taka } = useFormats();
  const { run, isBusy } = useStaffAction();
  const { order } = preview;
  const combine = async () => {
    const total = takaFromPaisa(order.totalAmount);
    const isCombined = await run(() => combineOrders(order._id, other, total), {
      failed: t.failed,
      done: t.done,
    });
    // Where the total is another one by now, the button shows it anew.
    onClose(isCombined);
  };
  return (
    <FormDialog
      title={t.title(order.orderId)}
      submit={t.save(taka(order.totalAmount))}
      submitting={t.combining}
      isBusy={isBusy}
      maxWidth="sm"
      hasNoFields
      onSubmit={(event) => {
        event.preventDefault();
        void combine();
      }}
      onClose={() => onClose(false)}
    >
      <Typography>{t.text(order.timeline.at(-1)?.combinedWith ?? '')}</Typography>
      <FormSection title={t.contains}>
        <OrderItems items={order.items} />
      </FormSection>
      <EditedSum edited={preview} voucherLost={t.voucherLost} />
    </FormDialog>
  );
}
