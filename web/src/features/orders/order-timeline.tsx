import type { TimelineEntry } from '@nargisus/domain/orders';
import { manualPaymentStrings } from '#locales/en/manual-payment.ts';
import { ordersStrings } from '#locales/en/orders.ts';
import { useFormats } from '#locales/formats.ts';
import { paymentEventText } from '#locales/payment-event-text.ts';
import { useStrings } from '#locales/use-strings.ts';
import { textClass } from '#ui/text.tsx';
import { timelineEventOf, staffNoteOf } from './timeline-event.ts';
import css from './order-timeline.module.css';

interface Props {
  /** `note` is missing for those who follow the order without an account. */
  timeline: readonly (Pick<TimelineEntry, 'at' | 'from' | 'to'> &
    Partial<Pick<TimelineEntry, 'note' | 'payment' | 'combinedWith'>>)[];
}

/** Renders the events of an order, newest first. */
export function OrderTimeline({ timeline }: Props) {
  const t = useStrings(ordersStrings);
  const manual = useStrings(manualPaymentStrings);
  const { dateTime, taka } = useFormats();
  return (
    <ol className={css.events}>
      {timeline.toReversed().map(({ note = '', ...entry }, index) => {
        const { combinedWith } = entry;
        const staffNote = combinedWith ? t.combinedWith(combinedWith) : staffNoteOf({ note });
        return (
          <li key={timeline.length - index}>
            <time className={textClass('body2', css.quiet)} dateTime={entry.at.toISOString()}>
              {dateTime(entry.at)}
            </time>
            <span>
              {entry.payment
                ? paymentEventText(manual, entry.payment, taka)
                : t.events[timelineEventOf(entry)]}
              {staffNote && <small className={textClass('body2', css.quiet)}>{staffNote}</small>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
