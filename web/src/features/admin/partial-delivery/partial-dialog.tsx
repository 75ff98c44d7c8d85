import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { parcelProgress } from '@nargisus/domain/couriers';
import { paisaFromTaka, plainTaka, takaFromPaisa, type Paisa } from '@nargisus/domain/money';
import { partialDeliveryOf, type Order } from '@nargisus/domain/orders';
import { useState, type FormEvent } from 'react';
import { useParcel } from '#data/couriers/parcel-queries.ts';
import { deliverInPart } from '#data/orders/staff-order-mutations.ts';
import { partialDeliveryStrings } from '#locales/en/staff/partial-delivery.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useDialogs } from '../shared/dialogs.ts';
import { FormDialog } from '../shared/form-dialog.tsx';
import { useStaffAction } from '../shared/use-staff-action.ts';
import { CashFields } from './cash-fields.tsx';
import { KeptLines } from './kept-lines.tsx';
import { allKept, isNothingKept, refusedLines } from './partial-draft.ts';
import { PartialSum } from './partial-sum.tsx';

interface Props {
  order: Order;
  onClose(): void;
}

/** Renders the dialog with the cash that the courier reported for a parcel. Live; reads the parcel. */
export function ParcelPartialDialog({ invoice, ...props }: Props & { invoice: string }) {
  const parcel = useParcel(invoice);
  const reported =
    parcel.state === 'ready' ? parcelProgress(parcel.value.sightings, parcel.value.cod).collected : null;
  return <PartialDialog {...props} reported={reported} />;
}

/**
 * Renders the dialog that records a partial delivery (docs/adr/0091): what the customer kept, and the cash that was taken, which is
 * what the courier reported or what is due until staff type another amount.
 */
export function PartialDialog({ order, reported, onClose }: Props & { reported: Paisa | null }) {
  const t = useStrings(partialDeliveryStrings);
  const { confirm } = useDialogs();
  const { run, isBusy } = useStaffAction();
  const [kept, setKept] = useState(() => allKept(order));
  const [typed, setTyped] = useState<string>();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const refused = refusedLines(order, kept);
  const partial = partialDeliveryOf(order, refused);
  const { due } = partial;
  const cash = typed ?? plainTaka(reported ?? due);
  const collected = cash.trim() === '' ? undefined : paisaFromTaka(cash);
  const isNothing = isNothingKept(order, refused);
  const linesError = refused.length === 0 ? t.allKept : isNothing ? t.noneKept : undefined;

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const why = collected === due ? '' : reason.trim();
    if (linesError || collected === undefined || (collected !== due && why === '')) return;
    const amounts = { collected: takaFromPaisa(collected), due: takaFromPaisa(due) };
    const body = { refused, ...amounts, reason: why };
    const messages = { failed: t.saveFailed, done: t.saved };
    if (await run(() => deliverInPart(order._id, body), messages)) onClose();
  };
  const close = async () => {
    const isChanged = refused.length > 0 || typed !== undefined || reason !== '';
    const question = { title: t.discardTitle, text: t.discardText, confirmLabel: t.discard };
    if (!isChanged || (await confirm({ ...question, isDestructive: true }))) onClose();
  };

  return (
    <FormDialog
      title={t.title(order.orderId)}
      submit={t.save}
      submitting={t.saving}
      isBusy={isBusy}
      maxWidth="sm"
      onSubmit={(event) => void send(event)}
      onClose={() => void close()}
    >
      <Typography color="textSecondary">{t.intro}</Typography>
      <KeptLines items={order.items} kept={kept} onChange={setKept} />
      {linesError && (isChecked || isNothing) && (
        <FormHelperText error role="alert">
          {linesError}
        </FormHelperText>
      )}
      {!linesError && (
        <>
          <PartialSum order={order} partial={partial} />
          <CashFields
            draft={{ cash, reason }}
            {...{ collected, due, reported, isChecked }}
            onChange={(draft) => {
              if (draft.cash !== undefined) setTyped(draft.cash);
              if (draft.reason !== undefined) setReason(draft.reason);
            }}
          />
        </>
      )}
    </FormDialog>
  );
}
