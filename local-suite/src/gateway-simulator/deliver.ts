import { callbackFields } from './callback-fields.ts';
import type { Gateway } from './gateway.ts';
import type { Outcome, Payment } from './payment.ts';
import type { Fields } from './signature.ts';

const SHOP_RESPONSE_TIMEOUT_MS = 30_000;

/** What the buyer's browser posts, where to, how often and how late. */
export interface BrowserPost {
  url: string;
  fields: Fields;
  times: 1 | 2;
  afterMs: number;
}

/** A buyer who closed the page, or never came, is not sent back. */
const RETURN_TO: Partial<Record<Outcome, string>> = {
  VALID: 'success_url',
  FAILED: 'fail_url',
  CANCELLED: 'cancel_url',
};

/** Reports the end of a payment to the shop, over both channels, in the order that the fault says. */
export class Deliveries {
  readonly #gateway: Gateway;
  /** IPNs waiting for their time. */
  readonly #waiting = new Map<Payment, NodeJS.Timeout>();

  constructor(gateway: Gateway) {
    this.#gateway = gateway;
  }

  /** Sends or schedules the IPN; returns the browser's part, or null when it is not sent back. */
  async start(payment: Payment): Promise<BrowserPost | null> {
    const { delivery, delayMs } = this.#gateway.faults.of(payment.tranId);
    if (delivery === 'ipn-first') await this.notify(payment);
    else if (delivery === 'browser-first' || delivery === 'delayed') this.#notifyLater(payment, delayMs);
    else if (delivery !== 'browser-only') void this.notify(payment);
    if (delivery === 'both-twice') void this.notify(payment);
    return delivery === 'ipn-only' ? null : this.browserPost(payment);
  }

  /** Returns how the browser comes back; null when this outcome does not send it back. */
  browserPost(payment: Payment, status: Outcome = payment.outcome): BrowserPost | null {
    const { delivery, delayMs, tamper } = this.#gateway.faults.of(payment.tranId);
    const target = RETURN_TO[status];
    if (!target) return null;
    return {
      url: payment.request[target]!,
      fields: callbackFields(payment, tamper, this.#gateway.ledger, status),
      times: delivery === 'both-twice' ? 2 : 1,
      afterMs: delivery === 'delayed' ? delayMs : 0,
    };
  }

  /** Posts the IPN now, a waiting one or another, and returns when the shop has responded. */
  async notify(payment: Payment, status: Outcome = payment.outcome): Promise<void> {
    clearTimeout(this.#waiting.get(payment));
    this.#waiting.delete(payment);
    const url = payment.request['ipn_url'];
    if (!url) return;
    const notice: Payment['notices'][number] = { at: new Date(), status };
    payment.notices.push(notice);
    const { tamper } = this.#gateway.faults.of(payment.tranId);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams(callbackFields(payment, tamper, this.#gateway.ledger, status)),
        redirect: 'manual',
        signal: AbortSignal.timeout(SHOP_RESPONSE_TIMEOUT_MS),
      });
      await answer.arrayBuffer();
      notice.answer = answer.status;
    } catch (cause) {
      notice.answer = cause instanceof Error ? cause.message : String(cause);
    } finally {
      this.#gateway.ledger.save();
    }
  }

  /** Cancels what waits: the gateway closes, or its payments are cleared. */
  stop(): void {
    for (const timer of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }

  #notifyLater(payment: Payment, afterMs: number): void {
    this.#waiting.set(
      payment,
      setTimeout(() => void this.notify(payment), afterMs),
    );
  }
}
