import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Payment, Store } from './payment.ts';

const TIMES = new Set(['openedAt', 'endedAt', 'validatedAt', 'startedAt', 'at']);

type StoredPayment = Omit<Payment, 'store'> & { store: string };

/** Stores the gateway's payments in one file, so that they outlive the process. */
export class LedgerFile {
  readonly #path: string;
  readonly #stores: readonly Store[];
  #written = '';

  constructor(path: string, stores: readonly Store[]) {
    this.#path = path;
    this.#stores = stores;
  }

  /**
   * Returns the stored payments of known stores, oldest first; none when nothing was written.
   * @throws Error naming the file when it is damaged, for example by a power cut
   */
  read(): Payment[] {
    let text: string;
    try {
      text = readFileSync(this.#path, 'utf8');
    } catch {
      return [];
    }
    this.#written = text;
    return this.#parse(text).flatMap((payment) => {
      const store = this.#stores.find(({ id }) => id === payment.store);
      return store ? [{ ...payment, store }] : [];
    });
  }

  #parse(text: string): StoredPayment[] {
    try {
      return JSON.parse(text, (name, value: unknown) =>
        TIMES.has(name) && typeof value === 'string' ? new Date(value) : value,
      ) as StoredPayment[];
    } catch (cause) {
      throw new Error(
        `The payments in ${this.#path} cannot be read. Put the file back, or remove it to begin without payments.`,
        { cause },
      );
    }
  }

  /** Writes the payments when they have changed; a kill leaves the old file or the new one. */
  write(payments: readonly Payment[]): void {
    const text = JSON.stringify(payments.map((payment) => ({ ...payment, store: payment.store.id })));
    if (text === this.#written) return;
    writeFileSync(`${this.#path}.next`, text);
    renameSync(`${this.#path}.next`, this.#path);
    this.#written = text;
  }
}
