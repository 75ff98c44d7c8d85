import { randomUUID } from 'node:crypto';
import { smsParts, type SmsParts } from '@nargisus/domain/sms';

/** A text message that the provider accepted. */
export interface TextMessage extends SmsParts {
  readonly id: string;
  /** 8801XXXXXXXXX */
  readonly to: string;
  readonly sender: string;
  readonly text: string;
  readonly receivedAt: string;
  /** In ten-thousandths of a taka. */
  readonly charge: number;
  receipt: 'Sent' | 'Delivered' | 'Failed';
}

/** Ways in which calls about one number fail, for tests. */
export const SMS_FAULTS = [
  'status-500',
  'lost-answer',
  'no-balance',
  'blocked-content',
  'receipt-failed',
  'receipt-never',
] as const;
export type SmsFault = (typeof SMS_FAULTS)[number];

/** ৳0.25, the price in the provider's own example (docs/reference/couriers-and-sms.md 6.2). */
const CHARGE_PER_PART = 2_500;
/** ৳150 */
const FIRST_BALANCE = 1_500_000;

/** The account of a shop with the provider: its messages and its balance. In memory. */
export class SmsStore {
  readonly #messages: TextMessage[] = [];
  readonly #faults = new Map<string, { fault: SmsFault; times: number }>();
  balance = FIRST_BALANCE;

  /** Returns the messages, newest first. @param to - only those to this number */
  list(to?: string): readonly TextMessage[] {
    return this.#messages.filter((it) => to === undefined || it.to === to).toReversed();
  }

  find(id: string): TextMessage | undefined {
    return this.#messages.find((it) => it.id === id);
  }

  /** Stores a message and debits the account; returns undefined when the balance is too small. */
  add({ to, sender, text }: Pick<TextMessage, 'to' | 'sender' | 'text'>): TextMessage | undefined {
    const counted = smsParts(text);
    const charge = counted.parts * CHARGE_PER_PART;
    if (charge > this.balance) return undefined;
    this.balance -= charge;
    const receivedAt = new Date().toISOString();
    const message: TextMessage = {
      ...counted,
      id: randomUUID(),
      to,
      sender,
      text,
      receivedAt,
      charge,
      receipt: 'Sent',
    };
    this.#messages.push(message);
    return message;
  }

  /** Makes the next `times` calls about a number fail. */
  fail(to: string, fault: SmsFault, times: number): void {
    this.#faults.set(to, { fault, times });
  }

  /** Returns the fault that is due for a number, one of `kinds`, and counts it. */
  consume(to: string, kinds: readonly SmsFault[]): SmsFault | undefined {
    const set = this.#faults.get(to);
    if (!set || set.times <= 0 || !kinds.includes(set.fault)) return undefined;
    set.times -= 1;
    return set.fault;
  }
}
