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

/** Whether staff have to call the customer before packing: decided when the order is placed, ended by the call. */
export const CALL_STATES = ['not-required', 'required', 'confirmed'] as const;

export type CallState = (typeof CALL_STATES)[number];
