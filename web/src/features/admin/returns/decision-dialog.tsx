import { MAX_RETURN_ANSWER, returnMessages, type ReturnRequest } from '@nargisus/domain/returns';
import { useState } from 'react';
import { decideReturn } from '#data/returns/staff-returns.ts';
import { adminReturnsStrings } from '#locales/en/staff/admin-returns.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.ts';
import { FormDialog } from '../shared/form-dialog.tsx';
import { useStaffAction } from '../shared/use-staff-action.ts';

interface Props {
  request: ReturnRequest;
  decision: 'agreed' | 'declined';
  onSaved(): void;
  onClose(): void;
}

/** Renders the dialog in which staff agree to a return request or decline it; declining needs words. */
export function DecisionDialog({ request, decision, onSaved, onClose }: Props) {
  const t = useStrings(adminReturnsStrings);
  const translate = useTranslate();
  const { run, isBusy } = useStaffAction();
  const [answer, setAnswer] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isAgreeing = decision === 'agreed';

  const save = async () => {
    const text = answer.trim();
    if (!isAgreeing && !text) return setMissing(true);
    if (!(await run(() => decideReturn(request, decision, text), { failed: t.saveFailed }))) return;
    toast(t.saved);
    onSaved();
  };

  return (
    <FormDialog
      title={isAgreeing ? t.agreeTitle : t.declineTitle}
      submit={t.save}
      submitting={t.saving}
      isBusy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onClose={onClose}
    >
      <TextInput
        label={t.answer}
        helperText={
          isMissing ? translate(returnMessages.answerMissing) : isAgreeing ? t.agreeHint : t.declineHint
        }
        error={isMissing}
        isOptional={isAgreeing}
        rows={4}
        value={answer}
        onChange={({ target }) => {
          setAnswer(target.value.slice(0, MAX_RETURN_ANSWER));
          setMissing(false);
        }}
      />
    </FormDialog>
  );
}
