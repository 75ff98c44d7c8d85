import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { THE_COURIER, type Order, type Statuses, type TimelineEntry } from '@nargisus/domain/orders';
import { useUserNames } from '#data/users/use-user-names.ts';
import { statusStrings } from '#locales/en/statuses.ts';
import { adminOrderStrings } from '#locales/en/staff/admin-order.ts';
import { manualPaymentStrings } from '#locales/en/manual-payment.ts';
import { orderCombineStrings } from '#locales/en/staff/order-combine.ts';
import { useFormats } from '#locales/formats.ts';
import { paymentEventText } from '#locales/payment-event-text.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useEditText } from './use-edit-text.ts';
import { useTimelineNote } from './use-timeline-note.ts';

/** Renders the timeline of an order, newest first. */
export function StaffOrderTimeline({ order }: { order: Order }) {
  const t = useStrings(adminOrderStrings);
  const noteText = useTimelineNote();
  const editText = useEditText();
  const statuses = useStrings(statusStrings);
  const manual = useStrings(manualPaymentStrings);
  const combine = useStrings(orderCombineStrings);
  const formats = useFormats();
  const names = useUserNames(
    order.timeline.map(({ who }) => who).filter((who) => who !== order.uid && who !== THE_COURIER),
  );
  const nameOf = (who: string) => {
    if (who === THE_COURIER) return t.auditFields.courier;
    return who === order.uid ? order.userName : (names.state === 'ready' && names.value.get(who)) || who;
  };
  const combinedText = ({ combinedWith }: TimelineEntry) => combinedWith && combine.with(combinedWith);
  const titleOf = (entry: TimelineEntry) =>
    whatChanged(entry)
      .map((status) => statuses[status])
      .join(' · ') ||
    combinedText(entry) ||
    (entry.edit ? noteText(entry.note) : entry.from ? t.unchanged : noteText('Order placed'));
  return (
    <section aria-labelledby="order-timeline">
      <Typography id="order-timeline" variant="h4" component="h2" sx={{ mb: 2 }}>
        {t.timeline}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, borderLeft: 2, borderColor: 'divider' }}>
        {order.timeline.toReversed().map((entry) => {
          const title = titleOf(entry);
          const { payment, edit } = entry;
          const note = payment
            ? paymentEventText(manual, payment, formats.taka)
            : edit
              ? editText(edit)
              : (combinedText(entry) ?? noteText(entry.note));
          return (
            <Box
              component="li"
              key={`${entry.at.getTime()} ${entry.note} ${entry.to.deliveryStatus}`}
              sx={{
                position: 'relative',
                pl: 2.5,
                pb: 2.5,
                '&:last-child': { pb: 0 },
                '&::before': {
                  content: '""',
                  position: 'absolute',
                  left: -6,
                  top: 9,
                  width: 10,
                  height: 10,
                  borderRadius: '50%',
                  bgcolor: 'primary.main',
                },
              }}
            >
              <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
              {note !== '' && note !== title && (
                <Typography sx={{ overflowWrap: 'anywhere' }}>{note}</Typography>
              )}
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {nameOf(entry.who)},{' '}
                <time dateTime={entry.at.toISOString()}>{formats.dateTime(entry.at)}</time>
              </Typography>
            </Box>
          );
        })}
      </Box>
    </section>
  );
}

/** Returns the statuses that an entry changed; none for the first entry and for a note. */
function whatChanged({ from, to }: TimelineEntry): Statuses[keyof Statuses][] {
  if (!from) return [];
  const changed = (['orderStatus', 'deliveryStatus', 'paymentStatus'] as const).filter(
    (it) => from[it] !== to[it],
  );
  return [...new Set(changed.map((it) => to[it]))];
}
