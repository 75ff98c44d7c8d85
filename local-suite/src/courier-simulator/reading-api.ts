import type { Request, Response } from 'express';
import { answerWithFaults } from './answer-with-faults.ts';
import { utcTime, type Consignment, type Payout } from './consignment.ts';
import type { Simulator } from './simulator.ts';

const CACHE_MS = 60_000;
const PAGE_SIZE = 10;

type Cached = { readonly at: number; readonly word: string };

/** Status answers, each cached for a minute on the simulated clock. */
export class StatusCache {
  readonly #cached = new Map<string, Cached>();

  read(key: string, now: number, word: () => string): string {
    const known = this.#cached.get(key);
    if (known && known.at > now - CACHE_MS) return known.word;
    const fresh = { at: now, word: word() };
    this.#cached.set(key, fresh);
    return fresh.word;
  }

  clear(): void {
    this.#cached.clear();
  }
}

/** GET /status_by_… and /status_with_return_status_by_cid/{id} */
export function status(
  simulator: Simulator,
  cache: StatusCache,
  request: Request,
  response: Response,
  find: (simulator: Simulator, value: string) => Consignment | undefined,
  { withReturn = false } = {},
): Promise<void> {
  return answerWithFaults(simulator, response, 'reading', () => {
    const consignment = find(simulator, String(request.params.value));
    if (!consignment) return { status: 404, body: { status: 404, message: 'Consignment not found.' } };
    const word = cache.read(request.path, simulator.clock.now(), () =>
      withReturn ? returnWord(simulator, consignment) : consignment.status,
    );
    return { body: { status: 200, delivery_status: word } };
  });
}

/** Some live answers spell `processing` with two c. */
function returnWord({ settings }: Simulator, { status: word, returnLeg }: Consignment): string {
  if (!returnLeg) return word;
  const leg = returnLeg === 'processing' ? settings.all.spelling : returnLeg;
  return `${word === 'partial_delivered' ? 'partial_delivered' : 'cancelled'}_return_${leg}`;
}

/** GET /trackings_by_invoice/{invoice} */
export function trackings(simulator: Simulator, request: Request, response: Response): Promise<void> {
  return answerWithFaults(simulator, response, 'reading', () => {
    const consignment = simulator.ledger.byInvoice(String(request.params.invoice));
    if (!consignment) return { status: 404, body: { status: 404, message: 'Consignment not found.' } };
    const tracking = consignment.tracking.map(({ type, text, at }) => ({
      consignment_id: consignment.id,
      tracking_type: type,
      text,
      created_at: utcTime(at),
    }));
    return { body: { status: 200, tracking } };
  });
}

/** GET /get_balance */
export function balance(simulator: Simulator, _request: Request, response: Response): Promise<void> {
  return answerWithFaults(simulator, response, 'reading', () => ({
    body: { status: 200, current_balance: simulator.ledger.balance() },
  }));
}

/** GET /payments?page= and /payments/{id} */
export function payments(simulator: Simulator, request: Request, response: Response): Promise<void> {
  return answerWithFaults(simulator, response, 'reading', () => {
    const { ledger } = simulator;
    const page = Math.max(1, Number(request.query.page ?? 1) || 1);
    const newest = ledger.payouts.toReversed().slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
    const rows = newest.map((payout) => paymentRow(simulator, payout));
    return { body: { status: 1, alertclass: 'success', message: 'Payments', payments: rows } };
  });
}

export function payment(simulator: Simulator, request: Request, response: Response): Promise<void> {
  return answerWithFaults(simulator, response, 'reading', () => {
    const { ledger } = simulator;
    const payout = ledger.payouts.find(({ id }) => String(id) === request.params.id);
    if (!payout) return { status: 404, body: { status: 404, message: 'Payment not found.' } };
    const consignments = payout.lines.map(({ consignment, invoice, trackingCode, cod, charge, status }) => ({
      id: consignment,
      consignment_id: consignment,
      invoice,
      tracking_code: trackingCode,
      cod_amount: cod,
      delivery_charge: charge,
      status,
    }));
    return { body: { status: 1, payment: { ...paymentRow(simulator, payout), consignments } } };
  });
}

function paymentRow({ ledger }: Simulator, payout: Payout): object {
  const { amount, charges, total } = ledger.sumsOf(payout);
  const paidAt = payout.isPaid ? utcTime(payout.createdAt) : null;
  return {
    payment_id: `SFC-${payout.id}`,
    amount: total,
    method: 'bank',
    due_bills: 0,
    paid_bills: amount,
    charges,
    total,
    status_label: payout.isPaid ? 'Paid' : 'Processing',
    created_at: utcTime(payout.createdAt),
    ready_at: utcTime(payout.createdAt),
    paid_at: paidAt,
  };
}
