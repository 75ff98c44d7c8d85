import type { ChannelChoice } from './channels.ts';
import type { Fields } from './signature.ts';

/** A store of the gateway, with its API password. */
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
  /** How often its status was queried. */
  asked: number;
}

/** A post of the gateway to the shop's ipn_url, and its result. */
interface Notice {
  at: Date;
  status: Outcome;
  /** The shop's HTTP status, or why there is none; undefined while the call runs. */
  answer?: number | string;
}

/** One session and everything that followed. */
export interface Payment {
  readonly sessionkey: string;
  readonly store: Store;
  /** The shop's request. */
  readonly request: Fields;
  readonly tranId: string;
  readonly paisa: number;
  readonly openedAt: Date;
  outcome: Outcome;
  endedAt?: Date;
  channel?: ChannelChoice;
  risky?: boolean;
  error?: string;
  valId?: string;
  bankTranId?: string;
  /** When the validation API was first called; from then on the status is VALIDATED. */
  validatedAt?: Date;
  readonly refunds: Refund[];
  readonly notices: Notice[];
}

/** Returns what can still be refunded; cancelled refunds return what they had reserved. */
export function refundablePaisa(payment: Payment): number {
  const taken = payment.refunds.filter(({ status }) => status !== 'cancelled');
  return payment.paisa - taken.reduce((sum, { paisa }) => sum + paisa, 0);
}
