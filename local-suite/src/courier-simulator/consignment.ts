/** The words of a parcel's way to its receiver. */
export type Status =
  | 'in_review'
  | 'pending'
  | 'hold'
  | 'delivered_approval_pending'
  | 'partial_delivered_approval_pending'
  | 'cancelled_approval_pending'
  | 'unknown_approval_pending'
  | 'delivered'
  | 'partial_delivered'
  | 'cancelled'
  | 'exceptional'
  | 'unknown';

/** The words of the way back; only the with-return path shows them. */
export type ReturnLeg = 'processing' | 'rider_assigned' | 'received';

export interface Tracking {
  /** 1: sender or API, 2: hub. */
  readonly type: 1 | 2;
  readonly text: string;
  readonly at: number;
}

/** A parcel that the courier has accepted. Times are ms of the simulated clock, amounts taka. */
export interface Consignment {
  readonly id: number;
  readonly trackingCode: string;
  readonly invoice: string;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly note: string;
  readonly items: string;
  readonly lots: number;
  readonly cod: number;
  readonly createdAt: number;
  status: Status;
  returnLeg: ReturnLeg | null;
  /** What the rider collected; null before the delivery. */
  collected: number | null;
  updatedAt: number;
  readonly tracking: Tracking[];
}

/** A request to bring a parcel back. */
export interface ReturnRequest {
  readonly id: number;
  readonly consignment: number;
  readonly reason: string;
  readonly createdAt: number;
  status: 'pending' | 'approved' | 'processing' | 'completed' | 'cancelled';
}

/** A parcel as a payout's statement has it. Amounts are taka. */
export interface PayoutLine {
  readonly consignment: number;
  readonly invoice: string;
  readonly trackingCode: string;
  readonly status: Status;
  readonly cod: number;
  readonly charge: number;
}

/** A payout of collected cash. Its statement may contradict the parcels that it paid (settings.ts, `statement`). */
export interface Payout {
  readonly id: number;
  /** The parcels that it paid. */
  readonly consignments: readonly number[];
  readonly createdAt: number;
  readonly lines: readonly PayoutLine[];
  /** What its sums say in addition to its lines. */
  readonly extra: number;
  readonly isPaid: boolean;
}

export const DELIVERY_CHARGE = 80;

export function isOver({ status }: Consignment): boolean {
  return status === 'delivered' || status === 'partial_delivered' || status === 'cancelled';
}

/** Returns what the courier owes for a parcel: the cash without the charge and its fee of 1 %; 0 before it is delivered. */
export function owed({ status, collected }: Consignment): number {
  if (status !== 'delivered' && status !== 'partial_delivered') return 0;
  return (collected ?? 0) * 0.99 - DELIVERY_CHARGE;
}

/** Formats a time as the API does: UTC. */
export const utcTime = (at: number): string => new Date(at).toISOString().replace(/\.\d+Z$/, '.000000Z');

/** Formats a time as webhooks do: Dhaka time without a zone. */
export const dhakaTime = (at: number): string =>
  new Date(at + 6 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
