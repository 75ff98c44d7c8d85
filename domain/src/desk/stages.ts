/**
 * The stages of an order on the order desk, in the order of the work (docs/adr/0043). Each is a queue in which orders
 * wait for staff, except the last two.
 */
export const STAGES = [
  'to-call',
  'to-pack',
  'to-hand-over',
  'with-courier',
  'problems',
  'returns',
  'cash-due',
  'done',
  'cancelled',
] as const;

export type Stage = (typeof STAGES)[number];
export type Queue = Exclude<Stage, 'done' | 'cancelled'>;

/** The stages in which an order waits for staff. */
export const QUEUES = STAGES.filter((stage): stage is Queue => stage !== 'done' && stage !== 'cancelled');

/** The queues that the shop's own work feeds; the others are shown while an order waits in them. */
const USUAL_QUEUES: readonly Queue[] = ['to-pack', 'to-hand-over', 'with-courier', 'problems', 'returns'];

/** Returns the queues to show for these counts, with the open one, whose count may come later. */
export function shownQueues(counts: Readonly<Record<string, number>>, open?: Queue): Queue[] {
  return QUEUES.filter((queue) => USUAL_QUEUES.includes(queue) || (counts[queue] ?? 0) > 0 || queue === open);
}

/** The queues in which orders usually wait for the courier: for the parcel, or for the cash that it collected. */
const AT_COURIER: readonly Queue[] = ['with-courier', 'cash-due'];

/** Returns how many orders wait for the shop itself: all queues but the courier's. */
export function waitingForStaff(counts: Readonly<Record<string, number>>): number {
  return QUEUES.filter((queue) => !AT_COURIER.includes(queue)).reduce(
    (sum, it) => sum + (counts[it] ?? 0),
    0,
  );
}

/**
 * Whether staff call before packing. Decided when the order is placed, then by the calls: 'advised' holds nothing up,
 * 'required' does, 'unreachable' and 'wrong-number' need a decision of staff.
 */
export const CALL_STATES = [
  'not-required',
  'advised',
  'required',
  'unreachable',
  'wrong-number',
  'confirmed',
] as const;

export type CallState = (typeof CALL_STATES)[number];
