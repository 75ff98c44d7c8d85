import type { Bracket } from './find-place.ts';
import type { OrderCalendar } from './order-calendar.ts';
import { cutAt, IDS, momentOf, NEWEST_CUT, OLDEST_CUT, type OrderCut } from './order-cut.ts';

/** Nobody's clock should be further ahead of ours. */
const A_MINUTE_MS = 60_000;
/** Of the way, at most, where there are more orders than were counted and the calendar says nothing. */
const A_QUARTER = 0.25;

export interface Search {
  /** How many newer orders the cut should have. */
  readonly middle: number;
  readonly calendar: OrderCalendar;
  /** How often in a row a side was moved. The other one is then far away, compared with it. */
  readonly newerMoved: number;
  readonly olderMoved: number;
  /** Set after a count that brought little: the orders lie otherwise than the calendar says. */
  readonly isHalving: boolean;
}

/** Where to count next, between the two sides; undefined when there is no room left. */
export function nextCut(bracket: Bracket, search: Search): OrderCut | undefined {
  const { newer, older } = bracket;
  const top = topOf(newer.cut, older.cut, search.calendar);
  const room = top - older.cut;
  if (room <= 1n) return undefined;
  const inside = (cut: OrderCut | undefined) =>
    cut !== undefined && cut < top && cut > older.cut ? cut : undefined;

  if (search.isHalving) return top - partOf(room, 0.5);
  if (older.newer === 0) return inside(stepBack(newer, search)) ?? OLDEST_CUT;
  const share = older.isExact ? shareOf(bracket, search) : shareOfAtLeast(bracket, search);
  const guess = byCalendar(top, older.cut, share, search.calendar);
  return inside(guess) ?? top - partOf(room, older.isExact ? share : Math.min(A_QUARTER, share));
}

/**
 * How much of the way to go. A side that stays while the other moves pulls too hard, so that its pull is halved each
 * time (the Illinois form of regula falsi).
 */
function shareOf({ newer, older }: Bracket, { middle, newerMoved, olderMoved }: Search): number {
  const toNewer = (middle - newer.newer) / 2 ** Math.max(0, olderMoved - 1);
  const toOlder = (older.newer - middle) / 2 ** Math.max(0, newerMoved - 1);
  return toNewer / (toNewer + toOlder);
}

/** The same where there are more orders than were counted: they lie so dense at least, and denser than that each time. */
function shareOfAtLeast({ newer, older }: Bracket, { middle, olderMoved }: Search): number {
  return (middle - newer.newer) / (older.newer - newer.newer) / 2 ** Math.max(0, olderMoved - 1);
}

/** Nothing is known of the older side yet: on from the newer one, by how wrong the calendar was there. */
function stepBack(newer: Bracket['newer'], { middle, calendar }: Search): OrderCut | undefined {
  const passed = calendar.weight(momentOf(newer.cut));
  const scale = newer.newer > 0 ? passed / newer.newer : 1;
  const moment = calendar.moment(passed + (middle - newer.newer) * scale) ?? calendar.beginning;
  return moment === undefined ? undefined : wholeMoment(cutAt(moment));
}

/** Undefined where the calendar has no orders, or only ids are left to divide. */
function byCalendar(
  newer: OrderCut,
  older: OrderCut,
  share: number,
  calendar: OrderCalendar,
): OrderCut | undefined {
  if (newer - older <= 2n * IDS) return undefined;
  const [from, to] = [calendar.weight(momentOf(newer)), calendar.weight(momentOf(older))];
  const moment = to > from ? calendar.moment(from + (to - from) * share) : undefined;
  return moment === undefined ? undefined : wholeMoment(cutAt(moment));
}

/** Nearly always there is nothing newer than now. */
function topOf(newer: OrderCut, older: OrderCut, { now }: OrderCalendar): OrderCut {
  const present = cutAt(now.getTime() + A_MINUTE_MS);
  return newer === NEWEST_CUT && present > older ? present : newer;
}

/** Less than all of it and never nothing; in whole milliseconds, as orders are, while there are some. */
function partOf(room: bigint, share: number): bigint {
  const part = (room * BigInt(Math.round(share * 1e6))) / 1_000_000n;
  const whole = part > IDS ? wholeMoment(part) : part;
  return whole < 1n ? 1n : whole >= room ? room - 1n : whole;
}

const wholeMoment = (cut: OrderCut) => cut - (cut % IDS);
