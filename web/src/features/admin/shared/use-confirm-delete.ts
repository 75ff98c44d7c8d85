import { adminSharedStrings } from '#locales/en/admin-shared.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useDialogs } from './dialogs.ts';

/** docs/reference/specification.md 5, Deletes: 'Are you sure?'; true for 'Yes, delete it!'. */
export function useConfirmDelete() {
  const t = useStrings(adminSharedStrings);
  const { confirm } = useDialogs();
  return (what: string) =>
    confirm({ title: t.areYouSure, text: what, confirmLabel: t.yesDelete, isDestructive: true });
}
