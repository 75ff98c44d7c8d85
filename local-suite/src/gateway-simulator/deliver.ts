import { callbackFields } from './callback-fields.ts';
import type { Gateway } from './gateway.ts';
import type { Outcome, Payment } from './payment.ts';
import type { Fields } from './signature.ts';

const SHOP_ANSWERS_WITHIN_MS = 30_000;

/** What the buyer's browser is to post, to where, how often and how late. */
export interface BrowserPost {
  url: string;
  fields: Fields;
  times: 1 | 2;
  afterMs: number;
}

/** Whoever closed the page, or never came, is not sent back. */
const RETURN_TO: Partial<Record<Outcome, string>> = {
  VALID: 'success_url',
  FAILED: 'fail_url',
  CANCELLED: 'cancel_url',
};

/** Tells the shop how a payment ended, over both ways, in the order the switch says. */
export class Deliveries {
  /** IPNs that wait for their time. */
  private readonly waiting = new Map<Payment, NodeJS.Timeout>();

  constructor(private readonly gateway: Gateway) {}

  /** Sends or schedules the IPN; returns what the browser has to do, null when it is not sent back. */
  async start(payment: Payment): Promise<BrowserPost | null> {
    const { delivery, delayMs } = this.gateway.faults.of(payment.tranId);
    if (delivery === 'ipn-first') await this.notify(payment);
    else if (delivery === 'browser-first' || delivery === 'delayed') this.notifyLater(payment, delayMs);
    else if (delivery !== 'browser-only') void this.notify(payment);
    if (delivery === 'both-twice') void this.notify(payment);
    return delivery === 'ipn-only' ? null : this.browserPost(payment);
  }

  /** How the browser comes back; null when this outcome sends nobody back. */
  browserPost(payment: Payment, status: Outcome = payment.outcome): BrowserPost | null {
    const { delivery, delayMs, tamper } = this.gateway.faults.of(payment.tranId);
    const target = RETURN_TO[status];
    if (!target) return null;
    return {
      url: payment.request[target]!,
      fields: callbackFields(payment, tamper, this.gateway.ledger, status),
      times: delivery === 'both-twice' ? 2 : 1,
      afterMs: delivery === 'delayed' ? delayMs : 0,
    };
  }

  /** Posts the IPN now, one that was waiting or a further one, and returns when the shop has answered. */
  async notify(payment: Payment, status: Outcome = payment.outcome): Promise<void> {
    clearTimeout(this.waiting.get(payment));
    this.waiting.delete(payment);
    const url = payment.request['ipn_url'];
    if (!url) return;
    const notice: Payment['notices'][number] = { at: new Date(), status };
    payment.notices.push(notice);
    const { tamper } = this.gateway.faults.of(payment.tranId);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams(callbackFields(payment, tamper, this.gateway.ledger, status)),
        redirect: 'manual',
        signal: AbortSignal.timeout(SHOP_ANSWERS_WITHIN_MS),
      });
      await answer.arrayBuffer();
      notice.answer = answer.status;
    } catch (cause) {
      notice.answer = cause instanceof Error ? cause.message : String(cause);
    } finally {
      this.gateway.ledger.save();
    }
  }

  /** Forgets what waits: the gateway closes, or its payments are forgotten. */
  stop(): void {
    for (const timer of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
  }

  private notifyLater(payment: Payment, afterMs: number): void {
    this.waiting.set(
      payment,
      setTimeout(() => void this.notify(payment), afterMs),
    );
  }
}
