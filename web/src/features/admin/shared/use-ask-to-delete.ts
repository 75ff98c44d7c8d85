import { adminSharedStrings } from '#locales/en/admin-shared.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useDialogs } from './dialogs.ts';

/** docs/reference/specification.md 5, Deletes: 'Are you sure?'; true for 'Yes, delete it!'. */
export function useAskToDelete() {
  const t = useStrings(adminSharedStrings);
  const { ask } = useDialogs();
  return (what: string) => ask({ title: t.areYouSure, text: what, yes: t.yesDelete, isDestructive: true });
}
