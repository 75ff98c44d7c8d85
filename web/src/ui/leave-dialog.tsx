import { profileTexts } from '../texts/en/profile.ts';
import { useTexts } from '../texts/use-texts.ts';
import { AskDialog } from './ask-dialog.tsx';

export function LeaveDialog({ onLeave, onStay }: { onLeave(): void; onStay(): void }) {
  const t = useTexts(profileTexts);
  return (
    <AskDialog title={t.unsaved} yes={t.leaveYes} no={t.leaveNo} grave onYes={onLeave} onNo={onStay}>
      <p>{t.leaveText}</p>
    </AskDialog>
  );
}
