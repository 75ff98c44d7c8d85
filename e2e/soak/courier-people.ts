import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '@nargisus/local-suite/launcher';
import type { Account } from '../fixtures/data/test-data.ts';
import { fetchJson } from '../fixtures/network/fetch-json.ts';
import { retry } from '../fixtures/network/retry.ts';
import { courier } from '../fixtures/orders/courier.ts';
import { callWithRetry } from './call-with-retry.ts';
import { freshToken } from './fresh-token.ts';
import type { Ledger } from './ledger.ts';

/** What the courier's people do with a parcel, one step after another; parcels take these lives in turn. */
const LIVES: readonly (readonly string[])[] = [
  ['accept', 'move', 'deliver'],
  ['deliver'],
  ['accept', 'hold', 'deliver'],
  ['accept', 'cancel', 'returnSent', 'returnReceived'],
  ['accept', 'claimDelivered', 'claimCancelled', 'cancel'],
  ['accept', 'lose', 'deliver'],
];
/** Statements of payouts; each second one is right. */
const STATEMENTS = [
  'right',
  'short',
  'right',
  'over',
  'right',
  'wrong-fee',
  'right',
  'duplicate',
  'right',
  'missing',
];
/** A payout comes after so many rounds. */
const PAYOUT_EVERY = 10;
const PAUSE_MS = 1_000;

/** The courier's people at its simulator; an admin fetches the statements. */
export class CourierPeople {
  readonly #account: Account;
  readonly #ledger: Ledger;
  /** How many steps each parcel has taken, by its invoice, in the order in which they came. */
  readonly #steps = new Map<string, number>();

  constructor(account: Account, ledger: Ledger) {
    this.#account = account;
    this.#ledger = ledger;
  }

  /** Moves the parcels, one step each round, and pays out what was collected, until `isOver`. */
  async work(isOver: () => boolean): Promise<void> {
    const token = freshToken(this.#account);
    for (let round = 1; !isOver(); round++) {
      await this.#moveAll();
      if (round % PAYOUT_EVERY === 0) {
        await payOutCollected(STATEMENTS[(round / PAYOUT_EVERY) % STATEMENTS.length]!);
        const request = { method: 'POST', token: await token() };
        const { status } = await callWithRetry(this.#ledger, '/api/couriers/steadfast/statements', request);
        if (status !== 202) this.#ledger.unexpected.push(`${status} for statements of the courier`);
        this.#ledger.statements++;
      }
      await wait(PAUSE_MS);
    }
  }

  /** Moves every parcel to the end of its life. */
  async end(): Promise<void> {
    while (await this.#moveAll());
  }

  /** Lets each parcel take its next step, and returns whether one did. */
  async #moveAll(): Promise<boolean> {
    let hasMoved = false;
    for (const { invoice } of await retry(() => courier.parcels())) {
      const taken = this.#steps.get(invoice) ?? 0;
      this.#steps.set(invoice, taken);
      const life = LIVES[[...this.#steps.keys()].indexOf(invoice) % LIVES.length]!;
      const action = life[taken];
      if (!action) continue;
      await retry(() => courier.act(invoice, action));
      this.#steps.set(invoice, taken + 1);
      hasMoved = true;
    }
    return hasMoved;
  }
}

/** Pays out what was collected and not paid out yet. */
async function payOutCollected(statement: string): Promise<void> {
  await retry(() => courier.set({ statement }));
  await retry(() => fetchJson('POST', `${addresses.courier}/simulator/payouts`, {}));
}
