import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Payment, Store } from './payment.ts';

const TIMES = new Set(['openedAt', 'endedAt', 'validatedAt', 'startedAt', 'at']);

/** Keeps the gateway's payments in one file, so that they outlive the process. */
export class LedgerFile {
  #written = '';

  constructor(
    private readonly path: string,
    private readonly stores: readonly Store[],
  ) {}

  /** Returns the payments of before, oldest first; none when nothing was written, or by a store that is not known. */
  read(): Payment[] {
    let text: string;
    try {
      text = readFileSync(this.path, 'utf8');
    } catch {
      return [];
    }
    this.#written = text;
    const payments = JSON.parse(text, (name, value: unknown) =>
      TIMES.has(name) && typeof value === 'string' ? new Date(value) : value,
    ) as (Omit<Payment, 'store'> & { store: string })[];
    return payments.flatMap((payment) => {
      const store = this.stores.find(({ id }) => id === payment.store);
      return store ? [{ ...payment, store }] : [];
    });
  }

  /** Writes them when they differ from what was written last; a kill leaves the old file or the new one. */
  write(payments: readonly Payment[]): void {
    const text = JSON.stringify(payments.map((payment) => ({ ...payment, store: payment.store.id })));
    if (text === this.#written) return;
    writeFileSync(`${this.path}.next`, text);
    renameSync(`${this.path}.next`, this.path);
    this.#written = text;
  }
}
