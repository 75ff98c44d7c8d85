import Typography from '@mui/material/Typography';
import { useStaffNotes } from '#data/orders/order-history-queries.ts';
import { adminOrderStrings } from '#locales/en/staff/admin-order.ts';
import { orderDiscountStrings } from '#locales/en/staff/order-discount.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { SignedList } from '../shared/signed-list.tsx';
import { StaffNoteForm } from './staff-note-form.tsx';

/** Renders the internal notes of staff, newest first, live. */
export function StaffNotes({ orderId }: { orderId: string }) {
  const t = useStrings(adminOrderStrings);
  const { sum } = useStrings(orderDiscountStrings);
  const { taka } = useFormats();
  return (
    <SignedList
      id="staff-notes"
      title={t.staffNotes}
      text={t.staffNotesText}
      of={useStaffNotes(orderId)}
      failed={t.notesFailed}
      empty={t.noStaffNotes}
      signerOf={({ author }) => ({ name: author.name || author.email, email: author.email })}
      contentOf={({ text, discount }) => (
        <>
          {discount && <Typography sx={{ fontWeight: 600 }}>{sum(taka(discount))}</Typography>}
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
        </>
      )}
    >
      <StaffNoteForm orderId={orderId} />
    </SignedList>
  );
}
