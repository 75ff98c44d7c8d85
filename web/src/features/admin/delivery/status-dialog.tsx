import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DELIVERY_STATUSES, ORDER_STATUSES, type EditableField, type Order } from '@nargisus/domain/orders';
import type { FormEvent } from 'react';
import { statusStrings } from '#locales/en/statuses.ts';
import { adminDeliveryStrings } from '#locales/en/staff/admin-delivery.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { FormDialog } from '../shared/form-dialog.tsx';
import { useConfirmCancel } from '../orders/use-cancel-order.ts';
import { Contradictions } from '../shared/contradictions.tsx';
import { useStaleText } from '../shared/stale-edit-text.ts';
import { useDeliveryTransitions } from './use-delivery-transitions.ts';
import { useOrderEdit } from './use-order-edit.ts';

/**
 * Renders the general status update: any order status with any delivery status (docs/reference/specification.md 4).
 * Sends only changed fields, warns of a contradictory pair, and shows what a colleague changes in the meantime.
 */
export function StatusDialog({ order, onClose }: { order: Order; onClose(): void }) {
  const t = useStrings(adminDeliveryStrings);
  const translate = useTranslate();
  const statuses = useStrings(statusStrings);
  const staleText = useStaleText();
  const { setStatus, isBusy } = useDeliveryTransitions();
  const confirmCancel = useConfirmCancel();
  const { valueOf, set, errorOf, preview, stale, ...edit } = useOrderEdit(order);

  const text = (field: EditableField, label: string, hint?: string) => {
    const error = errorOf(field);
    return (
      <TextInput
        name={field}
        label={label}
        value={valueOf(field)}
        onChange={({ target }) => set(field, target.value)}
        error={error !== undefined}
        helperText={error ? translate(error) : hint}
        isOptional
      />
    );
  };
  const save = async () => {
    const body = edit.check();
    if (!body) return;
    const cancels = preview.orderStatus === 'cancelled' && order.orderStatus !== 'cancelled';
    if (cancels && !(await confirmCancel(order))) return;
    if (await setStatus(order, body)) onClose();
  };

  return (
    <FormDialog
      title={t.ofOrder(t.updateStatus, order.orderId)}
      submit={t.save}
      submitting={t.updating}
      isBusy={isBusy}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (edit.isEmpty) onClose();
        else void save();
      }}
      onClose={onClose}
    >
      {stale.length > 0 && (
        <AlertBox severity="warning">
          {t.changedBeneath(staleText(stale))}
          <Box sx={{ mt: 1 }}>
            <Button size="small" variant="outlined" onClick={edit.discardStale}>
              {t.showNewValues}
            </Button>
          </Box>
        </AlertBox>
      )}
      <SelectField
        label={t.orderStatus}
        value={valueOf('orderStatus')}
        onChange={({ target }) => set('orderStatus', target.value)}
        options={ORDER_STATUSES.map((status) => [status, statuses[status]] as const)}
      />
      <SelectField
        label={t.deliveryStatus}
        value={valueOf('deliveryStatus')}
        onChange={({ target }) => set('deliveryStatus', target.value)}
        options={DELIVERY_STATUSES.map((status) => [status, statuses[status]] as const)}
      />
      <Contradictions order={preview} hint={t.savedAnyway} />
      {preview.paymentStatus !== order.paymentStatus && (
        <AlertBox severity="info">
          {t.paymentBecomes(statuses[order.paymentStatus], statuses[preview.paymentStatus])}
        </AlertBox>
      )}
      {text('deliveryAssignedTo', t.assignedTo)}
      {text('deliveryNotes', t.riderNote, t.riderNoteHint)}
      {text('trackingInfo', t.trackingField)}
      <TextInput
        name="note"
        label={t.timelineNote}
        value={edit.note}
        onChange={({ target }) => edit.setNote(target.value)}
        error={errorOf('note') !== undefined}
        helperText={errorOf('note') ? translate(errorOf('note')!) : t.timelineNoteHint}
        isOptional
      />
    </FormDialog>
  );
}
