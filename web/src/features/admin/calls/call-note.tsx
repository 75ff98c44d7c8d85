import { triesOf, type OrderDesk } from '@nargisus/domain/desk';
import { adminCallsStrings } from '#locales/en/staff/admin-calls.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Renders in a row what the calls about an order have decided: the tries and the next one, or the day of delivery. */
export function CallNote({ desk }: { desk: OrderDesk | undefined }) {
  const t = useStrings(adminCallsStrings);
  const { number, time, day } = useFormats();
  if (!desk) return '–';
  const { calls, call, dueAt, deliverOn } = desk;
  if (deliverOn) return t.deliverOn(day(deliverOn));
  const tries = triesOf(calls);
  if (tries === 0) return calls.length > 0 ? t.outcomes[calls.at(-1)!.outcome] : '–';
  const made = t.tries(tries, number(tries));
  return call === 'required' ? `${made}, ${t.againShort(time(dueAt))}` : made;
}
