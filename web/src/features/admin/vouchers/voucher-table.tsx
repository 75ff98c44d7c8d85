import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { dhakaDay, startOfDhakaDay, type DhakaDay } from '@nargisus/domain/time';
import { standardVoucher, type Benefit, type Voucher } from '@nargisus/domain/vouchers';
import { useState } from 'react';
import { deleteVoucher, editVoucher } from '#data/vouchers/staff-vouchers.ts';
import { adminVouchersStrings } from '#locales/en/staff/admin-vouchers.ts';
import { useFormats } from '#locales/formats.ts';
import { useProductName } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { toast } from '#ui/toast.ts';
import { Chip } from '../shared/chip.tsx';
import { useConfirmDelete } from '../shared/use-confirm-delete.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';
import { DataTable } from '../table/data-table.tsx';
import type { Column } from '../table/table-props.ts';
import { RowActions } from '../table/row-actions.tsx';

interface Props {
  vouchers: readonly Voucher[];
  isOld: boolean;
  onChanged(): void;
  onEdit(code: string): void;
  onStatistics(code: string): void;
}

/** Renders the vouchers with their terms, whether they count now, and the buttons that change them. */
export function VoucherTable({ vouchers, isOld, onChanged, onEdit, onStatistics }: Props) {
  const t = useStrings(adminVouchersStrings);
  const { takaInWords: taka, number, percent, date } = useFormats();
  const nameOf = useProductName();
  const confirmDelete = useConfirmDelete();
  const { run, isBusy } = useStaffAction();
  const [today] = useState(() => dhakaDay(new Date()));

  const benefitText = (benefit: Benefit): string => {
    switch (benefit.kind) {
      case 'percent':
        return benefit.atMost === null
          ? t.percentOff(percent(benefit.percent))
          : t.percentOffUpTo(percent(benefit.percent), taka(benefit.atMost));
      case 'amount':
        return t.amountOff(taka(benefit.amount));
      case 'free-delivery':
        return t.freeDelivery;
    }
  };
  const dayText = (day: DhakaDay) => date(startOfDhakaDay(day));
  const validText = ({ startsOn, endsOn }: Voucher): string => {
    if (startsOn && endsOn) return t.between(dayText(startsOn), dayText(endsOn));
    if (startsOn) return t.from(dayText(startsOn));
    return endsOn ? t.until(dayText(endsOn)) : t.always;
  };
  const restrictions = ({ minimum, limitPerPerson, firstOrderOnly, categories, collections }: Voucher) =>
    [
      minimum > 0 && t.fromSubtotal(taka(minimum)),
      firstOrderOnly && t.firstOrderOnly,
      limitPerPerson !== null && t.perPerson(number(limitPerPerson)),
      categories.length + collections.length > 0 && t.someProducts,
    ].filter((it) => it !== false);
  const toggle = async ({ code, isActive }: Voucher) => {
    const change = { isActive: { from: isActive, to: !isActive } };
    const isDone = await run(() => editVoucher(code, change), { failed: t.saveFailed });
    if (isDone) toast(isActive ? t.switchedOff : t.switchedOn);
    onChanged();
  };
  const remove = async ({ code }: Voucher) => {
    if (!(await confirmDelete(t.deleteQuestion(code)))) return;
    await run(() => deleteVoucher(code), { failed: t.deleteFailed, done: t.deleted, outcome: 'deleted' });
    onChanged();
  };

  const columns: readonly Column<Voucher>[] = [
    {
      key: 'code',
      name: t.code,
      onCard: 'wide',
      cell: (voucher) => (
        <>
          <strong>{voucher.code}</strong>
          {voucher.name && (
            <Typography component="div" variant="body2" color="textSecondary">
              {nameOf(voucher)}
            </Typography>
          )}
        </>
      ),
    },
    {
      key: 'gives',
      name: t.gives,
      cell: (voucher) => (
        <>
          {benefitText(voucher.benefit)}
          {restrictions(voucher).map((it) => (
            <Typography key={it} component="div" variant="body2" color="textSecondary">
              {it}
            </Typography>
          ))}
        </>
      ),
    },
    { key: 'valid', name: t.valid, cell: validText },
    {
      key: 'uses',
      name: t.uses,
      cell: ({ limitInAll, used }) =>
        limitInAll === null ? t.unlimited : t.usedOf(number(used), number(limitInAll)),
    },
    {
      key: 'state',
      name: t.state,
      cell: (voucher) => {
        const state = stateOf(voucher, today);
        return <Chip color={state === 'active' ? 'green' : 'grey'}>{t.states[state]}</Chip>;
      },
    },
    {
      key: 'actions',
      name: t.actions,
      onCard: 'wide',
      cell: (voucher) => {
        const { code, isActive } = voucher;
        const action = (text: string, onClick: () => void) => (
          <Button size="small" variant="text" aria-label={`${text}: ${code}`} {...busyProps(isBusy, onClick)}>
            {text}
          </Button>
        );
        return (
          <RowActions>
            {action(t.statistics, () => onStatistics(code))}
            {action(t.edit, () => onEdit(code))}
            {action(isActive ? t.switchOff : t.switchOn, () => void toggle(voucher))}
            {!standardVoucher(code) && action(t.remove, () => void remove(voucher))}
          </RowActions>
        );
      },
    },
  ];
  return (
    <DataTable
      label={t.title}
      columns={columns}
      rows={vouchers}
      idOf={({ code }) => code}
      nameOf={({ code }) => code}
      isOld={isOld}
    />
  );
}

/** Returns whether a voucher counts today, or why it does not. */
function stateOf({ isActive, startsOn, endsOn, limitInAll, used }: Voucher, today: DhakaDay) {
  if (!isActive) return 'off';
  if (startsOn !== null && today < startsOn) return 'planned';
  if (endsOn !== null && today > endsOn) return 'ended';
  return limitInAll !== null && used >= limitInAll ? 'usedUp' : 'active';
}
