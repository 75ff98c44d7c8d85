import Typography from '@mui/material/Typography';
import {
  HAND_IN_ACCOUNTS,
  handInFormSchema,
  MAX_HAND_IN_NOTE,
  type HandInAccount,
  type RiderCash,
} from '@nargisus/domain/ledger';
import { paisa, paisaFromTaka, takaFromPaisa } from '@nargisus/domain/money';
import { useState } from 'react';
import { handInCash } from '#data/settlements/rider-cash.ts';
import { riderCashStrings } from '#locales/en/staff/rider-cash.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { FormDialog } from '../shared/form-dialog.tsx';
import { TakaField } from '../shared/taka-field.tsx';
import { useStaffAction } from '../shared/use-staff-action.ts';

interface Props {
  cash: RiderCash;
  name: string;
  /** Called after the hand-in, and when the rider holds another amount by now. */
  onChanged(): void;
  onClose(): void;
}

/** Renders the dialog that records the cash of a rider as counted. One key for each opening: a retry is the same hand-in. */
export function HandInDialog({ cash, name, onChanged, onClose }: Props) {
  const t = useStrings(riderCashStrings);
  const { taka } = useFormats();
  const { run, isBusy } = useStaffAction();
  const [key] = useState(() => crypto.randomUUID());
  const form = useSchemaForm(handInFormSchema, {
    ...{ riderCash: cash._id, seen: takaFromPaisa(cash.held), counted: '', note: '' },
    account: null as HandInAccount | null,
  });
  const [counted, note] = [form.field('counted'), form.field('note')];
  const typed = paisaFromTaka(form.values.counted);
  const difference = typed === undefined ? 0 : cash.held - typed;
  const accountError = form.errorOf('account');
  return (
    <FormDialog
      title={t.handInOf(name)}
      submit={t.save}
      submitting={t.saving}
      isBusy={isBusy}
      onSubmit={form.submit(async () => {
        const messages = { failed: t.notSaved, done: t.saved };
        const isSaved = await run(() => handInCash(form.values, key), messages);
        onChanged();
        if (isSaved) onClose();
      })}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>{t.holds(taka(cash.held))}</Typography>
      <TakaField {...counted} label={t.counted} />
      <div role="status">
        {difference !== 0 && (
          <Typography>
            {difference > 0 ? t.short(taka(paisa(difference))) : t.over(taka(paisa(-difference)))}
          </Typography>
        )}
      </div>
      {difference !== 0 && (
        <>
          <SelectField
            name="account"
            label={t.account}
            value={form.values.account ?? ''}
            error={accountError !== undefined}
            helperText={accountError}
            options={[['', t.noAccount], ...HAND_IN_ACCOUNTS.map((it) => [it, t.accounts[it]] as const)]}
            onChange={({ target }) =>
              form.set('account', HAND_IN_ACCOUNTS.find((it) => it === target.value) ?? null)
            }
          />
          <TextInput
            {...note}
            label={t.note}
            helperText={note.helperText ?? t.noteHint}
            maxLength={MAX_HAND_IN_NOTE}
          />
        </>
      )}
    </FormDialog>
  );
}
