import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MAX_BULK_PRODUCTS, type Product } from '@nargisus/domain/catalogue';
import { adminBulkEditStrings } from '#locales/en/staff/admin-bulk-edit.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';
import type { ListSelection } from '../table/use-selection.ts';

interface Props {
  selection: ListSelection<Product>;
  /** Selects all results of the filters; null where the page has all of them. */
  onChooseAll: (() => Promise<void>) | null;
  onEdit(): void;
}

/** Renders how many products are selected, and what to do with them. */
export function BulkEditBar({ selection, onChooseAll, onEdit }: Props) {
  const t = useStrings(adminBulkEditStrings);
  const { number } = useFormats();
  const { run, isBusy } = useStaffAction();
  const { items, extent } = selection;
  const count = items.length;
  if (count === 0) return null;
  const texts = {
    some: t.chosen(count, number(count)),
    all: t.allChosen(count, number(count)),
    first: t.firstChosen(number(count)),
  };
  return (
    <>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {texts[extent]}
      </Typography>
      <Button size="small" {...busyProps(isBusy, onEdit)}>
        {t.change}
      </Button>
      {onChooseAll && extent === 'some' && (
        <Button
          size="small"
          variant="outlined"
          {...busyProps(isBusy, () => void run(onChooseAll, { failed: t.chooseFailed }))}
        >
          {isBusy ? t.choosingAll : t.chooseAll(number(MAX_BULK_PRODUCTS))}
        </Button>
      )}
      <Button size="small" variant="text" {...busyProps(isBusy, selection.clear)}>
        {t.clear}
      </Button>
    </>
  );
}
