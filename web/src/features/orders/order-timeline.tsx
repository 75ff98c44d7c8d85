import { styled } from '@mui/material/styles';
import type { Order } from '@nargisus/domain/orders';
import { ordersStrings } from '#locales/en/orders.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { timelineEventOf, staffNoteOf } from './timeline-event.ts';

/** Renders the events of an order, newest first. */
export function OrderTimeline({ timeline }: Pick<Order, 'timeline'>) {
  const t = useStrings(ordersStrings);
  const { dateTime } = useFormats();
  return (
    <List>
      {timeline.toReversed().map((entry, index) => {
        const note = staffNoteOf(entry);
        return (
          <li key={timeline.length - index}>
            <time dateTime={entry.at.toISOString()}>{dateTime(entry.at)}</time>
            <span>
              {t.events[timelineEventOf(entry)]}
              {note && <small>{note}</small>}
            </span>
          </li>
        );
      })}
    </List>
  );
}

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 14,
  '& li': { display: 'grid', gap: '0 20px', gridTemplateColumns: 'minmax(0, 1fr)' },
  '& time': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& small': {
    ...theme.typography.body2,
    display: 'block',
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
  '@media (min-width: 600px)': { '& li': { gridTemplateColumns: '13rem minmax(0, 1fr)' } },
}));
