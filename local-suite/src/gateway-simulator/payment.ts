import type { Fields } from './signature.ts';

/** A store of the gateway, with the password of its API. */
export interface Store {
  id: string;
  password: string;
  name: string;
}

/** PENDING until the buyer has chosen. */
export type Outcome = 'PENDING' | 'VALID' | 'FAILED' | 'CANCELLED' | 'UNATTEMPTED' | 'EXPIRED';

export interface Refund {
  refundRefId: string;
  refundTransId: string;
  paisa: number;
  remarks: string;
  startedAt: Date;
  endedAt?: Date;
  status: 'processing' | 'refunded' | 'cancelled';
  /** How often its status was asked. */
  asked: number;
}

/** A call of ours to the shop's ipn_url, and what came of it. */
interface Notice {
  at: Date;
  status: Outcome;
  /** The shop's HTTP status, or why there is none; undefined while the call lasts. */
  answer?: number | string;
}

/** One session and everything that came of it. */
export interface Payment {
  readonly sessionkey: string;
  readonly store: Store;
  /** As the shop asked for it. */
  readonly request: Fields;
  readonly tranId: string;
  readonly paisa: number;
  readonly openedAt: Date;
  outcome: Outcome;
  endedAt?: Date;
  channel?: 'card' | 'bkash';
  risky?: boolean;
  error?: string;
  valId?: string;
  bankTranId?: string;
  /** When the validation API was first asked; from then on it says VALIDATED. */
  validatedAt?: Date;
  readonly refunds: Refund[];
  readonly notices: Notice[];
}

/** Refunds that were given up return what they had taken. */
export function refundablePaisa(payment: Payment): number {
  const taken = payment.refunds.filter(({ status }) => status !== 'cancelled');
  return payment.paisa - taken.reduce((sum, { paisa }) => sum + paisa, 0);
}
