import { randomBytes } from 'node:crypto';
import { dhakaTime } from './dhaka-time.ts';
import type { LedgerFile } from './ledger-file.ts';
import type { Payment, Refund, Store } from './payment.ts';
import type { Fields } from './signature.ts';

/** Every payment of the gateway; without a file, a restart loses them. */
export class Ledger {
  readonly #file: LedgerFile | undefined;
  readonly #bySession: Map<string, Payment>;

  constructor(file?: LedgerFile) {
    this.#file = file;

    this.#bySession = new Map(file?.read().map((payment) => [payment.sessionkey, payment]));
  }

  /** Stores changes, before any response. */
  save(): void {
    this.#file?.write([...this.#bySession.values()]);
  }

  /** Returns all payments, newest first. */
  all(): Payment[] {
    return [...this.#bySession.values()].reverse();
  }

  open(store: Store, request: Fields, paisa: number): Payment {
    const payment: Payment = {
      sessionkey: randomBytes(16).toString('hex').toUpperCase(),
      store,
      request,
      tranId: request['tran_id']!,
      paisa,
      openedAt: new Date(),
      outcome: 'PENDING',
      refunds: [],
      notices: [],
    };
    this.#bySession.set(payment.sessionkey, payment);
    return payment;
  }

  /** Finds a payment by its sessionkey, lower case in the page's URL and upper case in the API. */
  bySessionkey(key: string): Payment | undefined {
    return this.#bySession.get(key.toUpperCase());
  }

  byTranId(tranId: string): Payment | undefined {
    return this.#find((payment) => payment.tranId === tranId);
  }

  byValId(valId: string): Payment | undefined {
    return this.#find((payment) => payment.valId === valId);
  }

  byBankTranId(bankTranId: string): Payment | undefined {
    return this.#find((payment) => payment.bankTranId === bankTranId);
  }

  /** Returns the newest paid payment other than this one. */
  anotherPaid(payment: Payment): Payment | undefined {
    return this.all().find((other) => other !== payment && other.outcome === 'VALID');
  }

  refund(find: (refund: Refund) => boolean): { payment: Payment; refund: Refund } | undefined {
    for (const payment of this.#bySession.values()) {
      const refund = payment.refunds.find(find);
      if (refund) return { payment, refund };
    }
    return undefined;
  }

  clear(): void {
    this.#bySession.clear();
  }

  #find(matches: (payment: Payment) => boolean): Payment | undefined {
    for (const payment of this.#bySession.values()) if (matches(payment)) return payment;
    return undefined;
  }
}

/** Generates a number in the gateway's format: `261121140359` and 16 letters. */
export function gatewayNumber(now: Date): string {
  const digits = dhakaTime(now).replace(/\D/g, '').slice(2);
  return digits + randomBytes(12).toString('base64url').replace(/[-_]/g, 'x').slice(0, 16);
}
