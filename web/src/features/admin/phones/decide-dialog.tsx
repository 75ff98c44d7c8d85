import Typography from '@mui/material/Typography';
import {
  PHONE_OVERRIDES,
  phoneReasonSchema,
  type PhoneOverride,
  type PhoneSummary,
} from '@nargisus/domain/phones';
import { useState } from 'react';
import { decidePhone, type PhoneDecision } from '#data/phones/phone-mutations.ts';
import { adminPhonesStrings } from '#locales/en/staff/admin-phones.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ChoiceCards } from '#ui/choice-cards.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { FormDialog } from '../shared/form-dialog.tsx';
import { useStaffAction } from '../shared/use-staff-action.ts';

interface Props {
  phone: PhoneSummary;
  /** What is decided: the block, or what counts instead of the rules. */
  about: 'block' | 'override';
  onDecided(changed: PhoneSummary): void;
  /** Called when the server refused: what is shown may be old. */
  onRefused(): void;
  onClose(): void;
}

/** Renders the dialog in which staff decide about a number, with a reason. */
export function DecideDialog({ phone, about, onDecided, onRefused, onClose }: Props) {
  const t = useStrings(adminPhonesStrings);
  const { run, isBusy } = useStaffAction();
  const form = useSchemaForm(phoneReasonSchema, { reason: '' });
  const present = phone.override?.kind ?? 'by-rules';
  const [chosen, choose] = useState<PhoneOverride | 'by-rules'>(present);
  const isBlocked = phone.blocked !== null;
  const reason = form.field('reason');

  const decide = async (why: string) => {
    const to = chosen === 'by-rules' ? null : chosen;
    const body: PhoneDecision =
      about === 'block'
        ? { blocked: { from: isBlocked, to: !isBlocked }, reason: why }
        : { override: { from: phone.override?.kind ?? null, to }, reason: why };
    const isDone = await run(async () => onDecided(await decidePhone(phone.phone, body)), {
      failed: t.saveFailed,
    });
    // What was typed stays: the next press decides about the number as it is now.
    if (isDone) onClose();
    else onRefused();
  };
  const block = isBlocked ? t.unblock : t.block;
  return (
    <FormDialog
      title={about === 'block' ? block : t.change}
      submit={about === 'block' ? block : t.save}
      submitting={t.saving}
      isBusy={isBusy}
      onSubmit={form.submit(({ reason: why }) => void decide(why))}
      onClose={onClose}
    >
      {about === 'block' ? (
        <Typography>{isBlocked ? t.unblockText : t.blockText}</Typography>
      ) : (
        <ChoiceCards
          name="override"
          label={t.rule}
          chosen={chosen}
          onChoose={(value) => choose(value)}
          choices={(['by-rules', ...PHONE_OVERRIDES] as const).map((value) => ({
            value,
            title: t.overrides[value],
            text: t.overrideTexts[value],
          }))}
        />
      )}
      <TextInput {...reason} label={t.reason} rows={2} helperText={reason.helperText ?? t.reasonHint} />
    </FormDialog>
  );
}
