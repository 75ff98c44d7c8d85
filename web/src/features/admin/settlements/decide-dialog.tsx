import Typography from '@mui/material/Typography';
import {
  DIFFERENCE_ACCOUNTS,
  MAX_DECISION_NOTE,
  ROW_CHOICES,
  rowDecisionSchema,
  type DifferenceAccount,
  type RowDecision,
  type SettlementRow,
} from '@nargisus/domain/settlements';
import { useState, type FormEvent } from 'react';
import { decideRow } from '#data/settlements/settlement-mutations.ts';
import { adminSettlementsStrings } from '#locales/en/staff/admin-settlements.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ChoiceCards } from '#ui/choice-cards.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.ts';
import { FormDialog } from '../shared/form-dialog.tsx';
import { useStaffAction } from '../shared/use-staff-action.ts';

interface Props {
  /** Of the statement. */
  id: string;
  row: SettlementRow;
  onClose(): void;
}

/** Renders the dialog in which staff accept a row that does not match, dispute it, or have it compared again. */
export function DecideDialog({ id, row, onClose }: Props) {
  const t = useStrings(adminSettlementsStrings);
  const translate = useTranslate();
  const { run, isBusy } = useStaffAction();
  const [choice, setChoice] = useState<RowDecision['choice']>('accept');
  const [account, setAccount] = useState<DifferenceAccount | null>(null);
  const [note, setNote] = useState(row.note);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = rowDecisionSchema.safeParse({
      ...{ choice, note },
      account: choice === 'accept' ? account : null,
    });
    if (!parsed.success) {
      const issues = parsed.error.issues.map(({ path, message }) => [String(path[0]), translate(message)]);
      return setErrors(Object.fromEntries(issues) as Record<string, string>);
    }
    if (!(await run(() => decideRow(id, row._id, parsed.data), { failed: t.actionFailed }))) return;
    toast(t.saved);
    onClose();
  };

  return (
    <FormDialog
      title={t.decideTitle(row.invoice || t.rest)}
      submit={t.save}
      submitting={t.saving}
      isBusy={isBusy}
      maxWidth="sm"
      onSubmit={(event) => void save(event)}
      onClose={onClose}
    >
      {row.match && <Typography>{t.matches[row.match]}</Typography>}
      <ChoiceCards
        name="choice"
        label={t.choice}
        chosen={choice}
        onChoose={(chosen) => {
          setChoice(chosen);
          setErrors({});
        }}
        choices={ROW_CHOICES.map((value) => ({
          ...{ value, title: t.choices[value], text: t.choiceTexts[value] },
        }))}
      />
      {choice === 'accept' && (
        <SelectField
          name="account"
          label={t.account}
          value={account ?? ''}
          error={Boolean(errors.account)}
          helperText={errors.account}
          options={[['', t.noAccount], ...DIFFERENCE_ACCOUNTS.map((it) => [it, t.accounts[it]] as const)]}
          onChange={({ target }) => {
            setAccount(DIFFERENCE_ACCOUNTS.find((it) => it === target.value) ?? null);
            setErrors({ ...errors, account: undefined });
          }}
        />
      )}
      {choice !== 'compare' && (
        <TextInput
          name="note"
          label={t.note}
          value={note}
          error={Boolean(errors.note)}
          helperText={errors.note ?? t.noteHint}
          maxLength={MAX_DECISION_NOTE}
          rows={2}
          onChange={({ target }) => {
            setNote(target.value);
            setErrors({ ...errors, note: undefined });
          }}
        />
      )}
    </FormDialog>
  );
}
