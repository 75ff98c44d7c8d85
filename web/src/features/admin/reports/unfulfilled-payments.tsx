import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { paymentCalls, PartOf } from '@nargisus/domain/contract';
import { refundDeadline } from '@nargisus/domain/orders';
import { isWithGateway } from '@nargisus/domain/payments';
import { useState } from 'react';
import { refundPayment } from '#data/reports/report-mutations.ts';
import { useUnfulfilledPayments } from '#data/reports/report-queries.ts';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { adminReportsStrings } from '#locales/en/staff/admin-reports.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { DeadlineChip } from '../prepaid/deadline-chip.tsx';
import { FormDialog } from '../shared/form-dialog.tsx';
import { useDialogs } from '../shared/dialogs.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';
import { DataTable } from '../table/data-table.tsx';
import type { Column } from '../table/table-props.ts';
import { ListSection } from '../table/list-section.tsx';
import { RowActions } from '../table/row-actions.tsx';
import { busyProps } from '#ui/busy-props.ts';

type Payment = PartOf<typeof paymentCalls.listPayments, 'data'>[number];

/** Renders the payments that succeeded but have no order; staff refund each by hand (docs/payments.md). */
export function UnfulfilledPayments() {
  const shared = useStrings(adminSharedStrings);
  const t = useStrings(adminReportsStrings);
  const formats = useFormats();
  const [changes, setChanges] = useState(0);
  const payments = useUnfulfilledPayments(String(changes));
  const names = t.paymentColumns;
  const columns: Column<Payment>[] = [
    {
      key: 'tranId',
      name: names.tranId,
      onCard: 'wide',
      cell: ({ _id }) => <strong style={{ overflowWrap: 'anywhere' }}>{_id}</strong>,
    },
    {
      key: 'customer',
      name: names.customer,
      onCard: 'wide',
      cell: ({ userName, userEmail }) => (
        <>
          {userName}
          <Typography variant="body2" color="textSecondary">
            {userEmail}
          </Typography>
        </>
      ),
    },
    { key: 'amount', name: names.amount, isNumeric: true, cell: ({ total }) => <Money amount={total} /> },
    {
      key: 'reason',
      name: names.reason,
      onCard: 'wide',
      cell: ({ unfulfilled, note }) => (
        <>
          {unfulfilled && t.reasons[unfulfilled]}
          {note && (
            <Typography variant="body2" color="textSecondary">
              {note}
            </Typography>
          )}
        </>
      ),
    },
    {
      key: 'refund',
      name: names.refund,
      cell: ({ refund }) => (refund ? t.refunds[refund.state] : t.noRefund),
    },
    {
      key: 'date',
      name: names.date,
      cell: ({ createdAt, refund }) => (
        <>
          {formats.date(createdAt)}{' '}
          {refund?.state !== 'refunded' && <DeadlineChip duty="refund" dueAt={refundDeadline(createdAt)} />}
        </>
      ),
    },
    {
      key: 'actions',
      name: shared.actions,
      onCard: 'wide',
      cell: (payment) => (
        <RefundActions payment={payment} onChange={() => setChanges((count) => count + 1)} />
      ),
    },
  ];
  return (
    <section aria-labelledby="waiting-payments">
      <Typography id="waiting-payments" variant="h3" component="h2">
        {t.payments}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '64ch' }}>
        {t.paymentsText}
      </Typography>
      <ListSection
        of={payments}
        failed={t.paymentsFailed}
        isEmpty={(rows) => rows.length === 0}
        empty={t.noPayments}
      >
        {(rows, isOld) => (
          <DataTable
            label={t.payments}
            columns={columns}
            rows={rows}
            idOf={({ _id }) => _id}
            nameOf={({ _id }) => _id}
            isOld={isOld}
          />
        )}
      </ListSection>
    </section>
  );
}

/** Renders the refund actions of a payment; nothing after the refund. */
function RefundActions({ payment, onChange }: { payment: Payment; onChange(): void }) {
  const { _id, refund, taken, total, userName } = payment;
  const t = useStrings(adminReportsStrings);
  const formats = useFormats();
  const { confirm } = useDialogs();
  const { run, isBusy } = useStaffAction();
  const [isNoting, setNoting] = useState(false);
  const [reference, setReference] = useState('');
  const [isMissing, setMissing] = useState(false);
  if (refund?.state === 'refunded') return null;

  const send = async (byHand?: string) => {
    const done = byHand ? t.noted : t.refunded;
    const isDone = await run(() => refundPayment(_id, byHand), { failed: t.refundFailed, done });
    if (!isDone) return;
    setNoting(false);
    onChange();
  };
  const confirmRefund = async () => {
    const amount = formats.taka(taken?.amount ?? total);
    const text = t.refundQuestion(amount, userName, taken?.method ?? '', _id);
    if (await confirm({ title: t.refundTitle, text, confirmLabel: t.refund, isDestructive: true }))
      await send();
  };
  return (
    <RowActions>
      {refund?.state !== 'accepted' && (
        <Button size="small" aria-label={t.refundOf(_id)} {...busyProps(isBusy, () => void confirmRefund())}>
          {t.refund}
        </Button>
      )}
      {!isWithGateway({ refund }) && (
        <Button size="small" variant="outlined" {...busyProps(isBusy, () => setNoting(true))}>
          {t.byHand}
        </Button>
      )}
      {isNoting && (
        <FormDialog
          title={t.byHand}
          submit={t.note}
          submitting={t.sending}
          isBusy={isBusy}
          onClose={() => setNoting(false)}
          onSubmit={(event) => {
            event.preventDefault();
            if (reference.trim()) void send(reference.trim());
            else setMissing(true);
          }}
        >
          <Box sx={{ overflowWrap: 'anywhere' }}>{_id}</Box>
          <TextInput
            label={t.byHandLabel}
            value={reference}
            error={isMissing}
            helperText={isMissing ? t.byHandMissing : undefined}
            onChange={({ target }) => {
              setReference(target.value);
              setMissing(false);
            }}
          />
        </FormDialog>
      )}
    </RowActions>
  );
}
