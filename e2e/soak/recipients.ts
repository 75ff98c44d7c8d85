import { smsProvider, type SmsFault } from '../fixtures/local-stack/sms-provider.ts';
import { retry } from '../fixtures/network/retry.ts';
import { ADDRESS } from '../fixtures/orders/drafts.ts';

/** So many orders go to one number, which soon has its messages of the day; the next goes to a number of its own. */
const OWN_NUMBER_EVERY = 5;
/** What happens to the first message to such a number; the provider accepts every second one. */
const FAULTS: readonly SmsFault[] = ['lost-answer', 'no-balance', 'status-500', 'blocked-content'];

/** Chooses the phone numbers of recipients, and lets the SMS provider fail for some of them. */
export class Recipients {
  #orders = 0;

  async next(): Promise<string> {
    this.#orders += 1;
    if (this.#orders % OWN_NUMBER_EVERY > 0) return ADDRESS.recipientPhone;
    const nth = this.#orders / OWN_NUMBER_EVERY;
    const phone = `018${String(30_000_000 + nth)}`;
    if (nth % 2 === 0) await retry(() => smsProvider.failOnce(phone, FAULTS[(nth / 2) % FAULTS.length]!));
    return phone;
  }
}
