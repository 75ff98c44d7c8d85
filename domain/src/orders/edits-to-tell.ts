import type { Order } from './order.ts';
import type { OrderEditEvent, TimelineEntry } from './timeline.ts';

/** Returns whether an edit changes what the customer pays or receives; a corrected address alone does not. */
const isToTell = ({ lines, total, option }: OrderEditEvent): boolean =>
  lines.length > 0 || total.from !== total.to || option.from !== option.to;

/**
 * Returns the edits by staff of which the customer is told, oldest first (docs/adr/0089). Timelines only grow, so the number of them
 * names the last one.
 */
export function editsToTell({ timeline }: Pick<Order, 'timeline'>): OrderEditEvent[] {
  return timeline.flatMap(({ edit }: Pick<TimelineEntry, 'edit'>) => (edit && isToTell(edit) ? [edit] : []));
}
