import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useDialogs } from './dialogs.ts';

/** Asks 'Are you sure?' and resolves to true for 'Yes, delete it!' (docs/reference/specification.md 5, Deletes). */
export function useConfirmDelete() {
  const t = useStrings(adminSharedStrings);
  const { confirm } = useDialogs();
  return (what: string) =>
    confirm({ title: t.areYouSure, text: what, confirmLabel: t.yesDelete, isDestructive: true });
}
