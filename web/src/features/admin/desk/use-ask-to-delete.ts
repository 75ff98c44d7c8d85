import { adminDeskTexts } from '#texts/en/admin-desk.ts';
import { useTexts } from '#texts/use-texts.ts';
import { useDialogs } from './dialogs.ts';

/** docs/reference/specification.md 5, Deletes: 'Are you sure?'; true for 'Yes, delete it!'. */
export function useAskToDelete() {
  const t = useTexts(adminDeskTexts);
  const { ask } = useDialogs();
  return (what: string) => ask({ title: t.areYouSure, text: what, yes: t.yesDelete, isGrave: true });
}
