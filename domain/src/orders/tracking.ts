import type { Order } from './order.ts';

/** The prefix of a timeline note with tracking information. */
export const TRACKING_PREFIX = 'Tracking: ';

/** Returns the timeline note of a parcel's tracking information; '' when there is none. */
export function trackingNote(trackingInfo: string): string {
  return trackingInfo && `${TRACKING_PREFIX}${trackingInfo}`;
}

/**
 * Returns the tracking information that staff entered; undefined when there is none. Orders that were stored before
 * `trackingInfo` existed have it in their timeline only.
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
