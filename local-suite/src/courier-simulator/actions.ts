import type { Consignment, ReturnLeg, Status, Tracking } from './consignment.ts';
import type { Simulator } from './simulator.ts';

interface Step {
  readonly status?: Status;
  readonly returnLeg?: ReturnLeg;
  readonly text: string;
  /** Whether the shop gets a webhook with a status; otherwise one with the text alone. */
  readonly reports: 'status' | 'text';
}

/** What the courier's people do with a parcel: the buttons of the merchant page. */
export const ACTIONS = {
  accept: { status: 'pending', text: 'Consignment has been accepted by the hub.', reports: 'status' },
  receive: { text: 'Consignment has been received at Uttara hub.', reports: 'text' },
  move: { text: 'Consignment sent to Mirpur hub. পার্সেল মিরপুর হাবে পাঠানো হয়েছে।', reports: 'text' },
  hold: { status: 'hold', text: 'Receiver asked for another day.', reports: 'status' },
  claimDelivered: { status: 'delivered_approval_pending', text: 'Rider says delivered.', reports: 'text' },
  claimCancelled: { status: 'cancelled_approval_pending', text: 'Rider says cancelled.', reports: 'text' },
  deliver: { status: 'delivered', text: 'Consignment has been delivered.', reports: 'status' },
  partial: {
    status: 'partial_delivered',
    text: 'Consignment has been delivered in part.',
    reports: 'status',
  },
  cancel: { status: 'cancelled', text: 'Receiver refused the consignment.', reports: 'status' },
  lose: { status: 'exceptional', text: 'Consignment is under investigation.', reports: 'status' },
  returnSent: { returnLeg: 'processing', text: 'Consignment is on its way back.', reports: 'text' },
  returnReceived: {
    returnLeg: 'received',
    text: 'Consignment was handed back to the sender.',
    reports: 'text',
  },
} as const satisfies Record<string, Step>;

export type Action = keyof typeof ACTIONS;

export const isAction = (name: unknown): name is Action =>
  typeof name === 'string' && Object.hasOwn(ACTIONS, name);

/**
 * Does something with a parcel and reports it to the shop.
 * @param given.collected - what the rider collected, in taka; what the booking says by default
 * @param given.text - the message; that of the action by default
 */
export async function act(
  { clock, webhooks, ledger }: Simulator,
  consignment: Consignment,
  action: Action,
  given: { readonly collected?: number; readonly text?: string } = {},
): Promise<void> {
  const step: Step = ACTIONS[action];
  const text = given.text || step.text;
  const entry: Tracking = { type: 2, text, at: clock.now() };
  consignment.tracking.push(entry);
  consignment.updatedAt = entry.at;
  if (step.status) consignment.status = step.status;
  if (step.returnLeg) consignment.returnLeg = step.returnLeg;
  if (action === 'deliver') consignment.collected = given.collected ?? consignment.cod;
  if (action === 'partial') consignment.collected = given.collected ?? 0;
  if (action === 'cancel') consignment.collected = null;
  ledger.save();
  await (step.reports === 'status'
    ? webhooks.reportStatus(consignment, text)
    : webhooks.reportTracking(consignment, text));
}
