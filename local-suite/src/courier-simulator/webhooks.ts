import { createHmac, randomUUID } from 'node:crypto';
import { dhakaTime, type Consignment } from './consignment.ts';
import type { Scheduler } from './scheduler.ts';
import type { SettingsStore } from './settings.ts';

const SHOP_TIMEOUT_MS = 5_000;
/** The delays of the second and the third try, on the simulated clock. */
const RETRIES_MS = [30_000, 120_000];

/** A webhook with its tries, for the merchant page and for tests. */
export interface SentWebhook {
  readonly key: string;
  readonly body: string;
  readonly signature: 'good' | 'none' | 'bad';
  readonly tries: { readonly at: number; readonly answer: number | string }[];
}

interface Options {
  readonly url: string;
  readonly token: string;
  readonly clock: Scheduler;
  readonly settings: SettingsStore;
}

/** Reports changes of parcels to the shop: three tries each, none after a 4xx, as the switches say. */
export class Webhooks {
  readonly #options: Options;
  readonly #sent: SentWebhook[] = [];
  /** The webhook that waits for the next one, while they are reordered. */
  #held: SentWebhook | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  get sent(): readonly SentWebhook[] {
    return this.#sent;
  }

  /** Reports a parcel's status, as the switches of the moment say. */
  async reportStatus(consignment: Consignment, message: string): Promise<void> {
    const { words, event } = this.#options.settings.all;
    const status = event === 'unknown-status' ? 'teleported' : reportedStatus(consignment);
    await this.#report({
      notification_type: event === 'unknown-type' ? 'parcel_weighed' : 'delivery_status',
      consignment_id: consignment.id,
      invoice: event === 'unknown-invoice' ? 'NOT-OURS-1' : consignment.invoice,
      cod_amount: consignment.collected ?? consignment.cod,
      status: words === 'title' ? titleCase(status) : status,
      delivery_charge: 80,
      tracking_message: message,
      updated_at: dhakaTime(consignment.updatedAt),
    });
  }

  /** Reports where a parcel is, without a status. */
  async reportTracking(consignment: Consignment, message: string): Promise<void> {
    const { event } = this.#options.settings.all;
    await this.#report({
      notification_type: 'tracking_update',
      consignment_id: consignment.id,
      invoice: event === 'unknown-invoice' ? 'NOT-OURS-1' : consignment.invoice,
      tracking_message: message,
      updated_at: dhakaTime(this.#options.clock.now()),
    });
  }

  /** Posts a webhook of the log again. */
  async resend(key: string): Promise<boolean> {
    const webhook = this.#sent.find((it) => it.key === key);
    if (!webhook) return false;
    await this.#post(webhook);
    return true;
  }

  clear(): void {
    this.#sent.length = 0;
    this.#held = undefined;
  }

  async #report(payload: object): Promise<void> {
    const { settings, clock } = this.#options;
    const { webhook: delivery, signature, lateMs } = settings.all;
    const webhook = { key: randomUUID(), body: JSON.stringify(payload), signature, tries: [] };
    this.#sent.push(webhook);
    if (delivery === 'lost') return;
    if (delivery === 'late') return clock.after(lateMs, () => void this.#post(webhook));
    if (delivery === 'reordered' && !this.#held) {
      this.#held = webhook;
      return;
    }
    await this.#post(webhook);
    if (delivery === 'duplicate') await this.#post(webhook);
    const held = this.#held;
    this.#held = undefined;
    if (held) await this.#post(held);
  }

  async #post(webhook: SentWebhook, retries: readonly number[] = RETRIES_MS): Promise<void> {
    const answer = await this.#tryOnce(webhook);
    webhook.tries.push({ at: this.#options.clock.now(), answer });
    const isFinal = typeof answer === 'number' && answer < 500;
    const [wait, ...later] = retries;
    if (!isFinal && wait !== undefined)
      this.#options.clock.after(wait, () => void this.#post(webhook, later));
  }

  async #tryOnce({ key, body, signature }: SentWebhook): Promise<number | string> {
    const { url, token } = this.#options;
    const digest = createHmac('sha256', token).update(body).digest('hex');
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body,
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${token}`,
          'Idempotency-Key': key,
          'User-Agent': 'Steadfast-Webhook/1.0',
          ...(signature !== 'none' && { 'X-Signature': signature === 'good' ? digest : '0'.repeat(64) }),
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(SHOP_TIMEOUT_MS),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch (cause) {
      return cause instanceof Error ? cause.message : String(cause);
    }
  }
}

/** Webhooks know only final words and `pending`; a rider's claim is reported as the latter. */
function reportedStatus({ status }: Consignment): string {
  return status.endsWith('_approval_pending') || status === 'in_review' ? 'pending' : status;
}

const titleCase = (word: string): string =>
  word
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
