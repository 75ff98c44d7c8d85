import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import type { BookingRequest } from './booking-request.ts';
import { owed, type Consignment, type Payout, type ReturnRequest } from './consignment.ts';
import type { Settings } from './settings.ts';
import { statementOf } from './statement.ts';

const FIRST_ID = 100_001;
const FIRST_PAYOUT = 88_001;

interface Stored {
  readonly consignments: Consignment[];
  readonly returns: ReturnRequest[];
  readonly payouts: Payout[];
}

/** Everything that the courier knows of the shop's parcels; with a file it outlives the process. */
export class Ledger {
  readonly #path: string | undefined;
  #stored: Stored;
  #written = '';

  constructor(path?: string) {
    this.#path = path;
    this.#stored = readStored(path);
  }

  get consignments(): readonly Consignment[] {
    return this.#stored.consignments;
  }

  get returns(): readonly ReturnRequest[] {
    return this.#stored.returns;
  }

  get payouts(): readonly Payout[] {
    return this.#stored.payouts;
  }

  byId(id: number): Consignment | undefined {
    return this.consignments.find((it) => it.id === id);
  }

  byInvoice(invoice: string): Consignment | undefined {
    return this.consignments.findLast((it) => it.invoice === invoice);
  }

  byTrackingCode(code: string): Consignment | undefined {
    return this.consignments.find((it) => it.trackingCode === code);
  }

  /** Stores a parcel. Check and insertion are one step, so that of two concurrent requests one is refused. */
  book(request: BookingRequest, now: number): Consignment | 'taken' {
    if (this.byInvoice(request.invoice)) return 'taken';
    const consignment: Consignment = {
      ...request,
      id: FIRST_ID + this.consignments.length,
      trackingCode: randomBytes(4).toString('hex').toUpperCase(),
      createdAt: now,
      updatedAt: now,
      status: 'in_review',
      returnLeg: null,
      collected: null,
      tracking: [{ type: 1, text: 'Consignment has been created by sender.', at: now }],
    };
    this.#stored.consignments.push(consignment);
    return consignment;
  }

  requestReturn(consignment: Consignment, reason: string, now: number): ReturnRequest {
    const id = this.returns.length + 1;
    const request = { id, consignment: consignment.id, reason, createdAt: now, status: 'pending' as const };
    this.#stored.returns.push(request);
    return request;
  }

  /**
   * Pays out the cash of every parcel that no payout holds; undefined when nothing is owed.
   * @param fault - how its statement contradicts the parcels
   * @param invoices - pays these parcels only
   */
  payOut(now: number, fault: Settings['statement'], invoices?: readonly string[]): Payout | undefined {
    const paid = new Set(this.payouts.flatMap(({ consignments }) => consignments));
    const due = this.consignments.filter(
      (it) => owed(it) !== 0 && !paid.has(it.id) && (invoices?.includes(it.invoice) ?? true),
    );
    if (due.length === 0) return undefined;
    const id = FIRST_PAYOUT + this.payouts.length;
    const payout = { id, ...statementOf(due, fault), createdAt: now, isPaid: fault !== 'unpaid' };
    this.#stored.payouts.push(payout);
    return payout;
  }

  /** Returns what the courier owes the shop now, in taka. */
  balance(): number {
    const paid = new Set(this.payouts.flatMap(({ consignments }) => consignments));
    const unpaid = this.consignments.filter(({ id }) => !paid.has(id));
    return Math.round(unpaid.reduce((sum, it) => sum + owed(it), 0) * 100) / 100;
  }

  /** Returns the sums of a payout, in taka. */
  sumsOf({ lines, extra }: Payout): {
    readonly amount: number;
    readonly charges: number;
    readonly total: number;
  } {
    const amount = lines.reduce((sum, { cod }) => sum + cod, 0);
    const charges = lines.reduce((sum, { charge }) => sum + charge, 0) + Math.round(amount) / 100;
    return { amount, charges, total: Math.round((amount - charges + extra) * 100) / 100 };
  }

  clear(): void {
    this.#stored = { consignments: [], returns: [], payouts: [] };
  }

  /** Writes the parcels when they have changed; a kill leaves the old file or the new one. */
  save(): void {
    if (this.#path === undefined) return;
    const text = JSON.stringify(this.#stored);
    if (text === this.#written) return;
    writeFileSync(`${this.#path}.next`, text);
    renameSync(`${this.#path}.next`, this.#path);
    this.#written = text;
  }
}

/** @throws Error naming the file when it is damaged, for example by a power cut */
function readStored(path: string | undefined): Stored {
  const nothing = { consignments: [], returns: [], payouts: [] };
  if (path === undefined) return nothing;
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return nothing;
  }
  try {
    const stored = JSON.parse(text) as Stored;
    // Payouts of earlier versions had no lines.
    return { ...stored, payouts: stored.payouts.map((it) => ({ ...{ lines: [], extra: 0 }, ...it })) };
  } catch (cause) {
    throw new Error(`The parcels in ${path} cannot be read. Put the file back, or remove it.`, { cause });
  }
}
