import Typography from '@mui/material/Typography';
import type { Right } from '@nargisus/domain/accounts';
import { staffCalls } from '@nargisus/domain/contract';
import { useState } from 'react';
import { serverError } from '#data/api/call-api.ts';
import { inviteStaff } from '#data/users/staff.ts';
import { adminStaffStrings } from '#locales/en/staff/admin-staff.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.ts';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { FormDialog } from '../shared/form-dialog.tsx';
import { RightsField } from './rights-field.tsx';

interface Props {
  onSent(): void;
  onClose(): void;
}

/** Renders the dialog that invites somebody by e-mail, with the rights that they will have. */
export function InviteDialog({ onSent, onClose }: Props) {
  const t = useStrings(adminStaffStrings);
  const translate = useTranslate();
  const form = useSchemaForm(staffCalls.inviteStaff.body, { email: '', can: [] as Right[] });
  const [failure, setFailure] = useState('');
  const email = form.field('email');
  return (
    <FormDialog
      title={t.inviteTitle}
      submit={t.inviteSubmit}
      submitting={t.inviting}
      maxWidth="sm"
      isBusy={form.isSubmitting}
      onSubmit={form.submit(async (invitation) => {
        setFailure('');
        try {
          await inviteStaff(invitation);
        } catch (cause) {
          const error = serverError(cause);
          // A conflict is about the person: they work here already.
          if (error?.code === 'conflict') form.showErrors({ email: error });
          else if (error?.fields) form.showErrors(error.fields);
          else setFailure(translate(error ?? t.inviteFailed));
          return;
        }
        toast(t.invited(invitation.email));
        onSent();
        onClose();
      })}
      onClose={onClose}
    >
      <Typography>{t.inviteText}</Typography>
      {failure && <AlertBox severity="error">{failure}</AlertBox>}
      <TextInput {...email} label={t.email} type="email" autoComplete="off" />
      <RightsField
        chosen={form.values.can}
        error={form.errorOf('can')}
        onChange={(can) => form.set('can', can)}
      />
    </FormDialog>
  );
}
