import Typography from '@mui/material/Typography';
import { addressSchema, type Address } from '@nargisus/domain/checkout';
import type { ExchangedOrder } from '@nargisus/domain/contract';
import { DELIVERY_OPTIONS, type DeliveryOption } from '@nargisus/domain/delivery';
import { takaFromPaisa } from '@nargisus/domain/money';
import { moneyOf, type Order } from '@nargisus/domain/orders';
import type { RequestedReturnLine } from '@nargisus/domain/returns';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { exchangeOrder, type Exchange } from '#data/orders/staff-order-mutations.ts';
import { usePlaces } from '#data/places/use-places.ts';
import { orderExchangeStrings } from '#locales/en/staff/order-exchange.ts';
import { orderLabelStrings } from '#locales/en/order-labels.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AddressForm, EMPTY_ADDRESS } from '#ui/address-form.tsx';
import { LabelledCheckbox } from '#ui/labelled-checkbox.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { EditLines } from '../order-edit/edit-lines.tsx';
import { requestedLines } from '../order-edit/edited-lines.ts';
import { useDialogs } from '../shared/dialogs.ts';
import { FormDialog } from '../shared/form-dialog.tsx';
import { FormSection } from '../shared/form-section.tsx';
import { useStaffAction } from '../shared/use-staff-action.ts';
import { BackLines } from './back-lines.tsx';
import { draftOf, requestedBack, withBack } from './exchange-draft.ts';
import { ExchangedSum } from './exchanged-sum.tsx';
import { MissingText } from './missing-text.tsx';

type Terms = Omit<Exchange, 'totalAmount'>;

/** What the server answered to an exchange, which it belongs to alone. */
interface Preview {
  readonly of: string;
  readonly exchange: ExchangedOrder;
}

interface Props {
  order: Order;
  /** What the customer asked to exchange, which the form starts with. */
  wanted?: readonly RequestedReturnLine[];
  onClose(): void;
}

/**
 * Renders the form that exchanges products of a delivered order for a new one (docs/adr/0084). The first press shows the credit and
 * what the rider collects, the second makes the exchange for exactly that, and opens the new order.
 */
export function ExchangeDialog({ order: current, wanted, onClose }: Props) {
  const t = useStrings(orderExchangeStrings);
  const options = useStrings(orderLabelStrings).deliveryOptions;
  const { taka } = useFormats();
  const { confirm } = useDialogs();
  const navigate = useNavigate();
  const places = usePlaces();
  const { run, isBusy } = useStaffAction();
  // As it was opened: the server decides about what a colleague exchanged in the meantime.
  const [order] = useState(current);
  // A second press after a lost answer finds the exchange of the first.
  const [requestKey] = useState(() => crypto.randomUUID());
  const [initial] = useState(() => draftOf(order, wanted));
  const [draft, setDraft] = useState(initial);
  const [deliveryOption, setOption] = useState<DeliveryOption>(order.deliveryOption);
  const [isElsewhere, setElsewhere] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const [preview, setPreview] = useState<Preview>();
  const form = useSchemaForm(addressSchema, EMPTY_ADDRESS);
  const { back, lines } = { back: requestedBack(draft), lines: requestedLines(draft.lines) };
  const typed = JSON.stringify([back, lines, deliveryOption, isElsewhere && form.values]);
  const shown = preview?.of === typed ? preview.exchange : undefined;

  const look = (terms: Terms) =>
    run(
      async () => {
        const exchange = await exchangeOrder(order._id, { ...terms, totalAmount: null }, requestKey);
        setPreview({ of: typed, exchange });
      },
      { failed: t.previewFailed },
    );
  const save = async (terms: Terms, { order: { totalAmount } }: ExchangedOrder) => {
    const isSaved = await run(
      async () => {
        const body = { ...terms, totalAmount: takaFromPaisa(totalAmount) };
        const { order: made } = await exchangeOrder(order._id, body, requestKey);
        onClose();
        await navigate(dashboardPaths.order(made._id));
      },
      { failed: t.saveFailed },
    );
    // The total, or the order, is not what was shown any more.
    if (!isSaved) setPreview(undefined);
  };
  const send = async (address?: Address) => {
    if (back.length === 0 || lines.length === 0) return;
    const terms = { back, items: lines, deliveryOption, ...(address && { address }) };
    await (shown ? save(terms, shown) : look(terms));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    setSubmitted(true);
    if (isElsewhere) return form.submit(send)(event);
    event.preventDefault();
    void send();
  };
  const close = async () => {
    const isChanged = draft !== initial || isElsewhere || deliveryOption !== order.deliveryOption;
    const question = { title: t.discardTitle, text: t.discardText, confirmLabel: t.discard };
    if (!isChanged || (await confirm({ ...question, isDestructive: true }))) onClose();
  };
  const toCollect = shown && moneyOf(shown.order).toCollect;
  const saveLabel = toCollect ? t.save(taka(toCollect)) : t.saveFree;
  return (
    <FormDialog
      title={t.title(order.orderId)}
      submit={shown ? saveLabel : t.preview}
      submitting={shown ? t.saving : t.previewing}
      cancelLabel={t.cancel}
      isBusy={isBusy}
      maxWidth="sm"
      onSubmit={submit}
      onClose={() => void close()}
    >
      <Typography color="textSecondary">{t.intro}</Typography>
      <FormSection title={t.back}>
        <BackLines
          back={draft.back}
          isInvalid={isSubmitted && back.length === 0}
          onChange={(place, change) => setDraft(withBack(order, draft, place, change))}
        />
        <MissingText
          isError={isSubmitted && back.length === 0}
          error={t.backMissing}
          hint={draft.back.length > 0 ? t.backHint : t.nothingLeft}
        />
      </FormSection>
      <FormSection title={t.lines}>
        <EditLines
          lines={draft.lines}
          none={<MissingText isError={isSubmitted} error={t.linesMissing} hint={t.noLines} />}
          onChange={(changed) => setDraft({ ...draft, lines: changed })}
        />
      </FormSection>
      <SelectField
        label={t.option}
        value={deliveryOption}
        options={DELIVERY_OPTIONS.map((option) => [option, options[option]])}
        onChange={({ target }) => setOption(target.value as DeliveryOption)}
      />
      <FormSection title={t.address}>
        {!isElsewhere && (
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {order.shippingAddress.recipientName}, {order.deliveryAddress}
          </Typography>
        )}
        <LabelledCheckbox label={t.elsewhere} isOn={isElsewhere} onChange={setElsewhere} />
        {isElsewhere && <AddressForm form={form} places={places} />}
      </FormSection>
      <ExchangedSum exchange={shown} />
    </FormDialog>
  );
}
