import Typography from '@mui/material/Typography';
import { addressSchema, type Address } from '@nargisus/domain/checkout';
import { DELIVERY_OPTIONS, type DeliveryOption } from '@nargisus/domain/delivery';
import { takaFromPaisa } from '@nargisus/domain/money';
import { ORDER_SOURCES, type Order, type OrderSource } from '@nargisus/domain/orders';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { takeOrder, type TakenOrder } from '#data/orders/staff-order-mutations.ts';
import { usePlaces } from '#data/places/use-places.ts';
import { orderLabelStrings } from '#locales/en/order-labels.ts';
import { orderTakingStrings } from '#locales/en/staff/order-taking.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AddressForm, EMPTY_ADDRESS } from '#ui/address-form.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { DiscountFields, useDiscountForm } from '../order-edit/discount-fields.tsx';
import { EditLines } from '../order-edit/edit-lines.tsx';
import { requestedLines, type EditedLine } from '../order-edit/edited-lines.ts';
import { useDialogs } from '../shared/dialogs.ts';
import { FormDialog } from '../shared/form-dialog.tsx';
import { FormSection } from '../shared/form-section.tsx';
import { useStaffAction } from '../shared/use-staff-action.ts';
import { TakenSum } from './taken-sum.tsx';

type Draft = Omit<TakenOrder, 'totalAmount'>;

/** What the server answered to a draft, which it belongs to alone. */
interface Preview {
  readonly of: string;
  readonly order: Order;
}

/**
 * Renders the form that takes an order (docs/adr/0081). The first press shows the total, to agree on with the customer; the second
 * takes the order for exactly that, and opens it. A change in between needs another look.
 */
export function TakeOrderDialog({ onClose }: { onClose(): void }) {
  const t = useStrings(orderTakingStrings);
  const options = useStrings(orderLabelStrings).deliveryOptions;
  const { taka } = useFormats();
  const { confirm } = useDialogs();
  const navigate = useNavigate();
  const places = usePlaces();
  const { run, isBusy } = useStaffAction();
  // A second press after a lost answer finds the order of the first.
  const [requestKey] = useState(() => crypto.randomUUID());
  const [source, setSource] = useState<OrderSource>('phone');
  const [lines, setLines] = useState<EditedLine[]>([]);
  const [deliveryOption, setOption] = useState<DeliveryOption>('standard');
  const [isSubmitted, setSubmitted] = useState(false);
  const [preview, setPreview] = useState<Preview>();
  const form = useSchemaForm(addressSchema, EMPTY_ADDRESS);
  const discountForm = useDiscountForm();
  const discount = discountForm.isChanged ? discountForm.values : undefined;
  const draftOf = (address: Address): Draft => ({
    ...{ items: requestedLines(lines), deliveryOption, source },
    ...(discount && { discount }),
    ...address,
  });
  const typed = JSON.stringify([lines, deliveryOption, source, discount, form.values]);
  const shown = preview?.of === typed ? preview.order : undefined;

  const look = (draft: Draft) =>
    run(
      async () =>
        setPreview({ of: typed, order: await takeOrder({ ...draft, totalAmount: null }, requestKey) }),
      { failed: t.previewFailed },
    );
  const take = async (draft: Draft, agreed: Order) => {
    const totalAmount = takaFromPaisa(agreed.totalAmount);
    const isTaken = await run(
      async () => {
        const { _id } = await takeOrder({ ...draft, totalAmount }, requestKey);
        await navigate(dashboardPaths.order(_id));
      },
      { failed: t.saveFailed },
    );
    // The total is not what was shown any more.
    if (!isTaken) setPreview(undefined);
  };
  const isEmpty =
    lines.length === 0 && !discount && JSON.stringify(form.values) === JSON.stringify(EMPTY_ADDRESS);
  const close = async () => {
    const question = { title: t.discardTitle, text: t.discardText, confirmLabel: t.discard };
    if (isEmpty || (await confirm({ ...question, isDestructive: true }))) onClose();
  };
  return (
    <FormDialog
      title={t.title}
      submit={shown ? t.save(taka(shown.totalAmount)) : t.preview}
      submitting={shown ? t.saving : t.previewing}
      cancelLabel={t.cancel}
      isBusy={isBusy}
      maxWidth="sm"
      onSubmit={(event) => {
        setSubmitted(true);
        form.submit((address) => {
          if (lines.length === 0) return;
          const draft = draftOf(address);
          const send = async () => (shown ? take(draft, shown) : void (await look(draft)));
          if (discount) discountForm.submit(send)(event);
          else return send();
        })(event);
      }}
      onClose={() => void close()}
    >
      <Typography color="textSecondary">{t.intro}</Typography>
      <SelectField
        label={t.source}
        value={source}
        options={ORDER_SOURCES.map((it) => [it, t.sources[it]])}
        onChange={({ target }) => setSource(target.value as OrderSource)}
      />
      <FormSection title={t.lines}>
        <EditLines
          lines={lines}
          none={
            <Typography
              role={isSubmitted ? 'alert' : undefined}
              color={isSubmitted ? 'error' : 'textSecondary'}
            >
              {isSubmitted ? t.linesMissing : t.noLines}
            </Typography>
          }
          onChange={setLines}
        />
      </FormSection>
      <FormSection title={t.address}>
        <AddressForm form={form} places={places} />
      </FormSection>
      <SelectField
        label={t.option}
        value={deliveryOption}
        options={DELIVERY_OPTIONS.map((option) => [option, options[option]])}
        onChange={({ target }) => setOption(target.value as DeliveryOption)}
      />
      <DiscountFields form={discountForm} />
      <TakenSum order={shown} />
    </FormDialog>
  );
}
