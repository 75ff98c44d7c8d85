import Button from '@mui/material/Button';
import { orderContentsCalls, type EditedOrder } from '@nargisus/domain/contract';
import { isContentsEditable, type Order } from '@nargisus/domain/orders';
import { lazy, Suspense, useState } from 'react';
import { combineOrders } from '#data/orders/staff-order-mutations.ts';
import { orderCombineStrings } from '#locales/en/staff/order-combine.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { useRights } from '../shared/rights.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';

const CombineDialog = lazy(() => import('./combine-dialog.tsx').then((m) => ({ default: m.CombineDialog })));

interface Props {
  order: Order;
  /** The document id of the other order of the same customer, and when it was placed. */
  other: { readonly _id: string; readonly time: string };
  onCombined(): void;
}

/**
 * Renders the button that combines another order of the customer into this one (docs/adr/0083): it shows what both become
 * before anything is stored. Nothing once the order was handed over or cancelled.
 */
export function CombineButton({ order, other, onCombined }: Props) {
  const t = useStrings(orderCombineStrings);
  const { mayCall } = useRights();
  const { run, isBusy } = useStaffAction();
  const [preview, setPreview] = useState<EditedOrder>();
  if (!mayCall(orderContentsCalls.combineOrders) || !isContentsEditable(order)) return null;
  const look = () =>
    run(async () => setPreview(await combineOrders(order._id, other._id, null)), { failed: t.previewFailed });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={t.combineOf(other.time)}
        {...busyProps(isBusy, () => void look())}
      >
        {t.combine}
      </Button>
      {preview && (
        <Suspense>
          <CombineDialog
            preview={preview}
            other={other._id}
            onClose={(isCombined) => {
              setPreview(undefined);
              if (isCombined) onCombined();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
