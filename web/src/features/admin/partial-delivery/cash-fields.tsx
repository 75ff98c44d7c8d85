import Typography from '@mui/material/Typography';
import { MAX_PARTIAL_REASON } from '@nargisus/domain/contract';
import { paisa, type Paisa } from '@nargisus/domain/money';
import { partialDeliveryStrings } from '#locales/en/staff/partial-delivery.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TextInput } from '#ui/text-input.tsx';
import { TakaField } from '../shared/taka-field.tsx';

/** The cash that was taken, and why it is another amount than the due one. */
interface CashDraft {
  /** As typed. */
  readonly cash: string;
  readonly reason: string;
}

interface Props {
  draft: CashDraft;
  /** The typed amount; undefined while it is none. */
  collected: Paisa | undefined;
  due: Paisa;
  /** What the courier reported; null where it did not. */
  reported: Paisa | null;
  /** Whether the form was submitted, so that errors show. */
  isChecked: boolean;
  onChange(draft: Partial<CashDraft>): void;
}

/** Renders the field for the cash that was taken, and, for another amount than the due one, the difference and its reason. */
export function CashFields({ draft, collected, due, reported, isChecked, onChange }: Props) {
  const t = useStrings(partialDeliveryStrings);
  const { taka } = useFormats();
  const difference = collected === undefined ? 0 : collected - due;
  const isInvalid = isChecked && collected === undefined;
  const isReasonMissing = isChecked && draft.reason.trim() === '';
  const hint = reported === null ? t.collectedHint : t.reported(taka(reported));
  return (
    <>
      <TakaField
        label={t.collected}
        value={draft.cash}
        error={isInvalid}
        helperText={isInvalid ? t.collectedInvalid : hint}
        onChange={({ target }) => onChange({ cash: target.value })}
      />
      <div role="status">
        {difference !== 0 && (
          <Typography sx={{ fontWeight: 600 }}>
            {difference < 0 ? t.short(taka(paisa(-difference))) : t.over(taka(paisa(difference)))}
          </Typography>
        )}
      </div>
      {difference !== 0 && (
        <TextInput
          label={t.reason}
          value={draft.reason}
          maxLength={MAX_PARTIAL_REASON}
          error={isReasonMissing}
          helperText={isReasonMissing ? t.reasonMissing : t.reasonHint}
          onChange={({ target }) => onChange({ reason: target.value })}
        />
      )}
    </>
  );
}
