import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useStaffNotes } from '../../../data/staff-notes.ts';
import { adminOrderTexts } from '../../../texts/en/admin-order.ts';
import { useFormats } from '../../../texts/formats.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { ListSection } from '../table/list-section.tsx';
import { StaffNoteForm } from './staff-note-form.tsx';

/** What staff wrote about the order for each other, newest first, live. */
export function StaffNotes({ orderId }: { orderId: string }) {
  const t = useTexts(adminOrderTexts);
  const formats = useFormats();
  const notes = useStaffNotes(orderId);
  return (
    <section aria-labelledby="staff-notes">
      <Typography id="staff-notes" variant="h4" component="h2">
        {t.staffNotes}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t.staffNotesText}
      </Typography>
      <StaffNoteForm orderId={orderId} />
      <Box sx={{ mt: 2 }}>
        <ListSection
          of={notes}
          failed={t.notesFailed}
          rows={2}
          isEmpty={(some) => some.length === 0}
          empty={<Typography color="textSecondary">{t.noStaffNotes}</Typography>}
        >
          {(some) => (
            <Box component="ul" aria-labelledby="staff-notes" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {some.map(({ _id, text, author, at }) => (
                <Box component="li" key={_id} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
                  <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
                  <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                    <span title={author.email}>{author.name || author.email}</span>,{' '}
                    <time dateTime={at.toISOString()}>{formats.dateTime(at)}</time>
                  </Typography>
                </Box>
              ))}
            </Box>
          )}
        </ListSection>
      </Box>
    </section>
  );
}
