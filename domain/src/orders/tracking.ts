import type { Order } from './order.ts';

/** How a timeline note begins that says where the parcel can be followed. */
export const TRACKING_PREFIX = 'Tracking: ';

/** Returns the timeline note of a parcel's tracking; '' when there is nothing to say. */
export function trackingNote(trackingInfo: string): string {
  return trackingInfo && `${TRACKING_PREFIX}${trackingInfo}`;
}

/**
 * Returns where the parcel can be followed, as staff wrote it; undefined when nobody did. Orders stored before
 * `trackingInfo` was a field have it in their timeline alone.
 */
export function trackingOf({
  trackingInfo,
  timeline,
}: Pick<Order, 'timeline' | 'trackingInfo'>): string | undefined {
  if (trackingInfo) return trackingInfo;
  return timeline
    .findLast(({ note }) => note.startsWith(TRACKING_PREFIX))
    ?.note.slice(TRACKING_PREFIX.length);
}
