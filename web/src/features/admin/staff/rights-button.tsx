import Button, { type ButtonProps } from '@mui/material/Button';
import type { User } from '@nargisus/domain/accounts';
import { staffCalls } from '@nargisus/domain/contract';
import { useState } from 'react';
import { adminStaffStrings } from '#locales/en/staff/admin-staff.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useRights } from '../shared/rights.ts';
import { RightsDialog } from './rights-dialog.tsx';

interface Props {
  user: User;
  sx?: ButtonProps['sx'];
  onSaved?: () => void;
}

/**
 * Renders the button that changes what somebody may do. Nothing for an admin, who may do everything, and for an inactive account
 * without rights, which can get none.
 */
export function RightsButton({ user, sx, onSaved }: Props) {
  const t = useStrings(adminStaffStrings);
  const { mayCall } = useRights();
  const [isOpen, setOpen] = useState(false);
  const canHold = user.role !== 'admin' && (user.isActive || user.can !== undefined);
  if (!mayCall(staffCalls.changePersonRights) || !canHold) return null;
  return (
    <>
      <Button
        size="small"
        variant="text"
        aria-label={t.changeOf(user.name)}
        onClick={() => setOpen(true)}
        sx={sx}
      >
        {t.change}
      </Button>
      {isOpen && <RightsDialog user={user} onSaved={() => onSaved?.()} onClose={() => setOpen(false)} />}
    </>
  );
}
