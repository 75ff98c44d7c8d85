import type { ConflictField, Edited, FieldConflict } from '@nargisus/domain/catalogue';
import { adminProductsStrings } from '#locales/en/staff/admin-products.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ConflictNotice } from '../shared/conflict-notice.tsx';
import { useFormatValue } from './use-format-value.ts';

interface Props {
  by: string | null;
  base: Edited;
  stored: Edited;
  mine: Edited;
  conflicts: readonly FieldConflict[];
  /** Puts the colleague's value of a field into the form. */
  onAccept(field: ConflictField): void;
}

/**
 * Renders what a colleague saved while the form was open: both values of each field, and a choice where both edited
 * it.
 */
export function EditConflictNotice({ by, base, stored, mine, conflicts, onAccept }: Props) {
  const t = useStrings(adminProductsStrings);
  const formatValue = useFormatValue();
  const rows = conflicts.map(({ field, isTaken }) => {
    const [name, theirs] = [t.stale.fields[field], formatValue(field, stored)];
    return {
      field,
      text: isTaken
        ? t.stale.taken(name, theirs, formatValue(field, base))
        : t.stale.both(name, theirs, formatValue(field, mine, true)),
      choices: isTaken ? [] : [{ label: t.stale.use(theirs), choose: () => onAccept(field) }],
    };
  });
  return <ConflictNotice title={t.stale.title(by)} conflicts={rows} text={t.stale.text} />;
}
