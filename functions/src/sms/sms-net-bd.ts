import type { SmsOutcome } from '@nargisus/domain/sms';
import * as z from 'zod/mini';
import { isNeverReached } from '../outbox/is-never-reached.ts';

export interface SmsSettings {
  /** https://api.sms.net.bd, or the local simulator. */
  readonly base: string;
  readonly key: string;
  readonly timeoutMs?: number;
}

export interface TextMessage {
  /** A number in its normal form, 01XXXXXXXXX. */
  readonly to: string;
  readonly text: string;
  /** '' for the provider's own. */
  readonly sender: string;
}

const TIMEOUT_MS = 20_000;

const answerSchema = z.object({
  error: z.int(),
  data: z.optional(z.unknown()),
});
const acceptedSchema = z.object({ request_id: z.union([z.int(), z.string()]) });
const reportSchema = z.object({ recipients: z.array(z.object({ status: z.string() })) });

/** Codes that the message or its number causes: another attempt would end the same way. */
const REFUSED: ReadonlyMap<number, string> = new Map([
  [414, 'The text is empty'],
  [415, 'The text is too long'],
  [416, 'The number is not valid'],
  [418, 'The content was blocked'],
]);
/** Codes that end when the account or the settings are corrected, or the provider recovers. */
const PASSING: ReadonlyMap<number, string> = new Map([
  [403, 'The account may not send messages'],
  [405, 'The provider does not know the key'],
  [409, 'The provider has an error'],
  [410, 'The account has expired'],
  [411, 'The reseller’s account has expired'],
  [413, 'The sender is not approved'],
  [417, 'The balance is used up'],
]);

const NOT_DOCUMENTED = 'answered with what is not documented';

/** lost: the provider may have acted. not-reached: it cannot have. */
type Answer =
  | { readonly kind: 'answer'; readonly error: number; readonly data: unknown }
  | { readonly kind: 'lost' | 'not-reached'; readonly why: string };

/** sms.net.bd (docs/reference/couriers-and-sms.md 6.2). Its answers arrive with HTTP 200, refusals too. */
export class SmsNetBd {
  readonly #settings: SmsSettings;

  constructor(settings: SmsSettings) {
    this.#settings = settings;
  }

  /**
   * Hands a message over. A lost answer is 'unconfirmed': the provider takes no id of ours, so that a second attempt could send
   * the message twice.
   */
  async send({ to, text, sender }: TextMessage): Promise<SmsOutcome> {
    const form = new URLSearchParams({ msg: text, to: `88${to}`, ...(sender && { sender_id: sender }) });
    const answer = await this.#ask('/sendsms', form);
    if (answer.kind !== 'answer') {
      const state = answer.kind === 'lost' ? 'unconfirmed' : 'failed';
      return { state, error: `sms.net.bd ${answer.why}` };
    }
    const { error, data } = answer;
    const accepted = acceptedSchema.safeParse(data);
    if (error === 0 && accepted.success)
      return { state: 'sent', providerId: String(accepted.data.request_id) };
    if (error === 0) return { state: 'unconfirmed', error: `sms.net.bd ${NOT_DOCUMENTED}` };
    const refused = REFUSED.get(error);
    if (refused) return { state: 'refused', error: `${refused} (${error})` };
    return {
      state: 'failed',
      error: `${PASSING.get(error) ?? 'The provider refused the message'} (${error})`,
    };
  }

  /** Returns what became of an accepted message; undefined while nothing is known. */
  async receipt(providerId: string): Promise<'delivered' | 'failed' | undefined> {
    const answer = await this.#ask(`/report/request/${encodeURIComponent(providerId)}`);
    if (answer.kind !== 'answer' || answer.error !== 0) return undefined;
    const report = reportSchema.safeParse(answer.data);
    const status = report.data?.recipients[0]?.status.toLowerCase();
    if (status === 'delivered' || status === 'failed') return status;
    return undefined;
  }

  /** Turns every failure into a result: an error of fetch would name the request, and so the customer's number. */
  async #ask(path: string, form?: URLSearchParams): Promise<Answer> {
    const { base, key, timeoutMs = TIMEOUT_MS } = this.#settings;
    const query = form ? '' : `?${String(new URLSearchParams({ api_key: key }))}`;
    form?.set('api_key', key);
    try {
      const response = await fetch(`${base}${path}${query}`, {
        ...(form && { method: 'POST', body: form }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status >= 500) return { kind: 'lost', why: `answered with status ${response.status}` };
      if (response.status >= 400) return { kind: 'answer', error: response.status, data: undefined };
      const parsed = answerSchema.safeParse(await response.json());
      if (!parsed.success) return { kind: 'lost', why: NOT_DOCUMENTED };
      return { kind: 'answer', error: parsed.data.error, data: parsed.data.data };
    } catch (thrown) {
      const cause = thrown instanceof Error ? (thrown.cause as { code?: unknown } | undefined) : undefined;
      if (isNeverReached(cause?.code)) return { kind: 'not-reached', why: 'could not be reached' };
      const isLate = thrown instanceof Error && thrown.name === 'TimeoutError';
      return {
        kind: 'lost',
        why: isLate ? `did not answer within ${timeoutMs / 1000} s` : 'gave no readable answer',
      };
    }
  }
}
