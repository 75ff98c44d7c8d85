import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MAX_STAFF_NOTE, staffNoteFormSchema } from '@nargisus/domain/orders';
import type { FormEvent } from 'react';
import { addStaffNote } from '#data/orders/staff-order-mutations.ts';
import { adminOrderStrings } from '#locales/en/staff/admin-order.ts';
import { useFormats } from '#locales/formats.ts';
import { currentStrings, useStrings } from '#locales/use-strings.ts';
import { announce } from '#ui/announce.ts';
import { TextInput } from '#ui/text-input.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';
import { busyProps } from '#ui/busy-props.ts';

/** Renders the form for a staff note with its length. A note that could not be saved stays in the field. */
export function StaffNoteForm({ orderId }: { orderId: string }) {
  const t = useStrings(adminOrderStrings);
  const formats = useFormats();
  const { run, isBusy } = useStaffAction();
  const form = useSchemaForm(staffNoteFormSchema, { text: '' });
  // Counts as the schema does: trimmed, and an emoji is one character.
  const length = Array.from(form.values.text.trim().normalize('NFC')).length;

  const save = async (text: string, field: HTMLElement | null) => {
    if (!(await run(() => addStaffNote(orderId, text), { failed: t.noteFailed }))) return;
    form.set('text', '');
    announce(currentStrings(adminOrderStrings).noteAdded);
    field?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const field = event.currentTarget.querySelector('textarea');
    form.submit(({ text }) => void save(text, field))(event);
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
      <TextInput {...form.field('text')} label={t.noteLabel} rows={3} readOnly={isBusy} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Button type="submit" size="small" {...busyProps(isBusy)}>
          {isBusy ? t.addingNote : t.addNote}
        </Button>
        <Typography
          variant="body2"
          color={length > MAX_STAFF_NOTE ? 'error' : 'textSecondary'}
          sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}
        >
          {t.noteLength(formats.number(length), formats.number(MAX_STAFF_NOTE))}
        </Typography>
      </Box>
    </Box>
  );
}
