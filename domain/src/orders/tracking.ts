import type { Order } from './order.ts';

/** How the note of shipping begins that says where the parcel can be followed. */
const TRACKING = 'Tracking: ';

/** What staff say of a parcel as a note of the timeline; none when there is nothing to say. */
export function trackingNote(trackingInfo: string): string {
  return trackingInfo && `${TRACKING}${trackingInfo}`;
}

/** The latest one, as staff wrote it; undefined when nobody did. */
export function trackingOf({ timeline }: Pick<Order, 'timeline'>): string | undefined {
  return timeline.findLast(({ note }) => note.startsWith(TRACKING))?.note.slice(TRACKING.length);
}
