import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { phoneCalls } from '@nargisus/domain/contract';
import { phoneNoteFormSchema, type PhoneSummary } from '@nargisus/domain/phones';
import { addPhoneNote } from '#data/phones/phone-mutations.ts';
import { adminPhonesStrings } from '#locales/en/staff/admin-phones.ts';
import { useFormats } from '#locales/formats.ts';
import { currentStrings, useStrings } from '#locales/use-strings.ts';
import { announce } from '#ui/announce.ts';
import { busyProps } from '#ui/busy-props.ts';
import { TextInput } from '#ui/text-input.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { May } from '../shared/may.tsx';
import { SignedList } from '../shared/signed-list.tsx';
import { useStaffAction } from '../shared/use-staff-action.ts';

interface Props {
  phone: PhoneSummary;
  nameOf(uid: string): string;
  onNoted(changed: PhoneSummary): void;
}

/** Renders the notes and decisions of staff about a number, newest first, and the form that adds a note. */
export function PhoneNotes({ phone, nameOf, onNoted }: Props) {
  const t = useStrings(adminPhonesStrings);
  const { date } = useFormats();
  const entries = phone.notes.map((note, index) => ({ ...note, _id: String(index) })).reverse();
  const text = phone.expireAt ? `${t.notesText} ${t.keptUntil(date(phone.expireAt))}` : t.notesText;
  return (
    <SignedList
      id="phone-notes"
      title={t.notes}
      text={text}
      of={{ state: 'ready', value: entries }}
      failed={t.failed}
      empty={t.noNotes}
      signerOf={({ by }) => ({ name: nameOf(by) })}
      contentOf={({ decided, text: words }) => (
        <>
          {decided && <Typography sx={{ fontWeight: 600 }}>{t.decided[decided]}</Typography>}
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{words}</Typography>
        </>
      )}
    >
      <May call={phoneCalls.addPhoneNote}>
        <NoteForm phone={phone.phone} onNoted={onNoted} />
      </May>
    </SignedList>
  );
}

/** Renders the form of a note. A note that could not be saved stays in the field. */
function NoteForm({ phone, onNoted }: { phone: string; onNoted: Props['onNoted'] }) {
  const t = useStrings(adminPhonesStrings);
  const { run, isBusy } = useStaffAction();
  const form = useSchemaForm(phoneNoteFormSchema, { text: '' });
  const add = async (text: string) => {
    if (!(await run(async () => onNoted(await addPhoneNote(phone, text)), { failed: t.noteFailed }))) return;
    form.set('text', '');
    announce(currentStrings(adminPhonesStrings).noteAdded);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={form.submit(({ text }) => void add(text))}
      sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}
    >
      <TextInput {...form.field('text')} label={t.note} rows={2} readOnly={isBusy} />
      <Button type="submit" size="small" {...busyProps(isBusy)}>
        {isBusy ? t.addingNote : t.addNote}
      </Button>
    </Box>
  );
}
