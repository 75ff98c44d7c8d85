import Typography from '@mui/material/Typography';
import { addressSchema, type Address } from '@nargisus/domain/checkout';
import type { EditedOrder } from '@nargisus/domain/contract';
import { DELIVERY_OPTIONS, type DeliveryOption } from '@nargisus/domain/delivery';
import { takaFromPaisa } from '@nargisus/domain/money';
import { staffDiscountOf, type Order } from '@nargisus/domain/orders';
import { useState } from 'react';
import { editOrderContents } from '#data/orders/staff-order-mutations.ts';
import { usePlaces } from '#data/places/use-places.ts';
import { orderEditStrings } from '#locales/en/staff/order-edit.ts';
import { orderLabelStrings } from '#locales/en/order-labels.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AddressForm } from '#ui/address-form.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { useDialogs } from '../shared/dialogs.ts';
import { FormDialog } from '../shared/form-dialog.tsx';
import { FormSection } from '../shared/form-section.tsx';
import { useStaffAction } from '../shared/use-staff-action.ts';
import { contentsChange, type ContentsChange } from './contents-edit.ts';
import { DiscountFields, useDiscountForm } from './discount-fields.tsx';
import { EditLines } from './edit-lines.tsx';
import { linesOf } from './edited-lines.ts';
import { EditedSum } from './edited-sum.tsx';

/** What the server answered to a change, which it belongs to alone. */
interface Preview {
  readonly of: string;
  readonly edited: EditedOrder;
}

/**
 * Renders the form that edits what an order contains and where it goes (docs/adr/0068). The first press shows the new total, the
 * second saves for exactly that; another change needs another look.
 */
export function EditDialog({ order: current, onClose }: { order: Order; onClose(): void }) {
  const t = useStrings(orderEditStrings);
  const options = useStrings(orderLabelStrings).deliveryOptions;
  const { taka } = useFormats();
  const { confirm } = useDialogs();
  const places = usePlaces();
  const { run, isBusy } = useStaffAction();
  // As it was opened: a change by a colleague is a conflict, not a silent overwrite.
  const [order] = useState(current);
  const [lines, setLines] = useState(() => linesOf(order));
  const [deliveryOption, setOption] = useState<DeliveryOption>(order.deliveryOption);
  const [preview, setPreview] = useState<Preview>();
  const form = useSchemaForm(addressSchema, { ...order.shippingAddress });
  const discountForm = useDiscountForm(takaFromPaisa(staffDiscountOf(order)));
  const discount = discountForm.isChanged ? discountForm.values : undefined;
  const typed = contentsChange(order, {
    ...{ lines, deliveryOption, discount },
    address: form.values as Address,
  });
  const isChanged = Object.keys(typed).length > 0;
  const shown = preview && preview.of === JSON.stringify(typed) ? preview.edited : undefined;

  const look = (change: ContentsChange) =>
    run(
      async () => {
        const edited = await editOrderContents(order._id, { ...change, totalAmount: null });
        setPreview({ of: JSON.stringify(typed), edited });
      },
      { failed: t.previewFailed },
    );
  const save = async (change: ContentsChange, { order: { totalAmount } }: EditedOrder) => {
    const body = { ...change, totalAmount: takaFromPaisa(totalAmount) };
    const isSaved = await run(() => editOrderContents(order._id, body), {
      failed: t.saveFailed,
      done: t.saved,
    });
    if (isSaved) onClose();
    // The total, or the order, is not what was shown any more.
    else setPreview(undefined);
  };
  const close = async () => {
    const question = { title: t.discardTitle, text: t.discardText, confirmLabel: t.discard };
    if (!isChanged || (await confirm({ ...question, isDestructive: true }))) onClose();
  };
  return (
    <FormDialog
      title={t.title(order.orderId)}
      submit={shown ? t.save(taka(shown.order.totalAmount)) : t.preview}
      submitting={shown ? t.saving : t.previewing}
      cancelLabel={t.cancel}
      isBusy={isBusy}
      maxWidth="sm"
      onSubmit={(event) =>
        form.submit((address) => {
          if (!isChanged || lines.length === 0) return;
          const change = contentsChange(order, { lines, deliveryOption, discount, address });
          const send = async () => (shown ? save(change, shown) : void (await look(change)));
          if (discount) discountForm.submit(send)(event);
          else return send();
        })(event)
      }
      onClose={() => void close()}
    >
      <FormSection title={t.lines}>
        <EditLines
          lines={lines}
          none={<Typography color="error">{t.noLines}</Typography>}
          onChange={setLines}
        />
      </FormSection>
      <SelectField
        label={t.option}
        value={deliveryOption}
        options={DELIVERY_OPTIONS.map((option) => [option, options[option]])}
        onChange={({ target }) => setOption(target.value as DeliveryOption)}
      />
      <DiscountFields form={discountForm} />
      <FormSection title={t.address}>
        <AddressForm form={form} places={places} />
      </FormSection>
      <EditedSum edited={shown} />
      {!isChanged && <Typography color="textSecondary">{t.nothingChanged}</Typography>}
    </FormDialog>
  );
}
