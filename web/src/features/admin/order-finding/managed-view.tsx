import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { viewFormSchema, type SavedView } from '@nargisus/domain/saved-views';
import { removeView, saveView } from '#data/finding/saved-views.ts';
import { orderFindingStrings } from '#locales/en/staff/order-finding.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { TrashIcon } from '#ui/icons.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { useConfirmDelete } from '../shared/use-confirm-delete.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';

/** Renders a saved view with its name to edit, and the button that deletes it. */
export function ManagedView({ view, onChanged }: { view: SavedView; onChanged(): void }) {
  const t = useStrings(orderFindingStrings);
  const { run, isBusy } = useStaffAction();
  const confirmDelete = useConfirmDelete();
  const { id, tab, filters } = view;
  const form = useSchemaForm(viewFormSchema, { name: view.name });
  const isChanged = form.values.name.trim() !== view.name;
  const remove = async () => {
    if (!(await confirmDelete(t.removeText(view.name)))) return;
    if (await run(() => removeView(id), { failed: t.removeFailed })) onChanged();
  };
  return (
    <form
      noValidate
      onSubmit={form.submit(
        async (changed) => {
          if (await run(() => saveView(id, changed), { failed: t.saveFailed })) onChanged();
        },
        { tab, filters },
      )}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <TextInput {...form.field('name')} label={t.nameOf(view.name)} />
        {isChanged && (
          <Button type="submit" size="small" aria-label={t.rename(view.name)} {...busyProps(isBusy)}>
            {t.renameShort}
          </Button>
        )}
        <IconButton aria-label={t.removeView(view.name)} {...busyProps(isBusy, () => void remove())}>
          <TrashIcon size={20} />
        </IconButton>
      </Box>
    </form>
  );
}
