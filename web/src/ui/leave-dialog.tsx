import { profileStrings } from '../locales/en/profile.ts';
import { useStrings } from '../locales/use-strings.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

export function LeaveDialog({ onLeave, onStay }: { onLeave(): void; onStay(): void }) {
  const t = useStrings(profileStrings);
  return (
    <ConfirmDialog
      title={t.unsaved}
      confirmLabel={t.leaveYes}
      cancelLabel={t.leaveNo}
      isDestructive
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p>{t.leaveText}</p>
    </ConfirmDialog>
  );
}
