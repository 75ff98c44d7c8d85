import { plainTaka } from '@nargisus/domain/money';
import type { Attempt, Refund, RefundNews, ValidatedPayment } from '@nargisus/domain/payments';
import type * as z from 'zod/mini';
import { isSignedByGateway } from './gateway-signature.ts';
import {
  channelUrlsOf,
  foundSchema,
  isPaidStatus,
  paymentSchema,
  refundSchema,
  reportedStateOf,
  sessionFields,
  sessionSchema,
  type ReportedState,
} from './sslcommerz-fields.ts';

/** A callback with a valid signature. */
export interface Callback {
  readonly tranId: string;
  readonly state: ReportedState;
  /** Set with 'paid'. */
  readonly valId: string;
  /** The gateway's reason for a failure, for staff. */
  readonly note: string;
}

export type Opened =
  | { readonly ok: true; readonly session: NonNullable<Attempt['session']> }
  | { readonly ok: false; readonly why: string };

export type Validation =
  | { readonly state: 'paid'; readonly payment: ValidatedPayment }
  /** The gateway knows the payment; it is not paid, or not yet. */
  | { readonly state: 'unpaid' }
  /** The gateway does not know this val_id. */
  | { readonly state: 'invalid' }
  /** No answer, or an unreadable one. */
  | { readonly state: 'unknown'; readonly why: string };

export type Found =
  /** More than one when the customer paid again after a failure. */
  | { readonly state: 'paid'; readonly valIds: readonly string[] }
  | { readonly state: 'unpaid' }
  | { readonly state: 'unknown'; readonly why: string };

export interface GatewaySettings {
  /** https://securepay.sslcommerz.com, https://sandbox.sslcommerz.com, or the local simulator. */
  readonly base: string;
  readonly storeId: string;
  readonly storePassword: string;
  readonly timeoutMs?: number;
}

const SESSION = '/gwprocess/v4/api.php';
const VALIDATION = '/validator/api/validationserverAPI.php';
const TRANSACTION = '/validator/api/merchantTransIDvalidationAPI.php';

/** Two consecutive ones must fit in the minute that Hosting waits. */
const TIMEOUT_MS = 20_000;
const GATEWAY_DOMAIN = '.sslcommerz.com';

/** The client of SSLCommerz v4 hosted checkout (docs/payments.md). */
export class Sslcommerz {
  readonly #settings: GatewaySettings;

  constructor(settings: GatewaySettings) {
    this.#settings = settings;
  }

  get storeId(): string {
    return this.#settings.storeId;
  }

  /** Opens the page on which the attempt is paid. Never throws: an attempt without a page is closed. */
  async openSession(attempt: Attempt, callbackOrigin: string): Promise<Opened> {
    const { storeId, storePassword } = this.#settings;
    const answer = await this.#ask(sessionSchema, SESSION, {
      method: 'POST',
      body: new URLSearchParams({
        store_id: storeId,
        store_passwd: storePassword,
        ...sessionFields(attempt, callbackOrigin),
      }),
    });
    if ('why' in answer) return { ok: false, why: answer.why };
    const { status, failedreason, sessionkey: key, GatewayPageURL: gatewayUrl } = answer.value;
    if (status !== 'SUCCESS') return { ok: false, why: `refused: ${failedreason || status}` };
    if (!this.#isPage(gatewayUrl)) return { ok: false, why: 'gave a page that is not its own' };
    const channelUrls = channelUrlsOf(answer.value, (url) => this.#isPage(url));
    return { ok: true, session: { key, gatewayUrl, channelUrls } };
  }

  /** Reads a posted form; returns undefined when the gateway did not sign it. */
  readCallback(form: Readonly<Record<string, string>>): Callback | undefined {
    if (!isSignedByGateway(form, this.#settings.storePassword)) return undefined;
    const { tran_id: tranId = '', status = '', val_id: valId = '', error: note = '' } = form;
    return { tranId, state: reportedStateOf(status), valId, note };
  }

  /** Validates a payment: the only proof of it. Asks twice when the first answer is unusable. */
  async validate(valId: string): Promise<Validation> {
    const ask = () => this.#get(paymentSchema, VALIDATION, { val_id: valId, v: '1' });
    let answer = await ask();
    if ('why' in answer) answer = await ask();
    if ('why' in answer) return { state: 'unknown', why: answer.why };
    const it = answer.value;
    if (isPaidStatus(it.status)) {
      const payment: ValidatedPayment = {
        tranId: it.tran_id,
        valId: it.val_id || valId,
        storeId: it.store_id || null,
        amount: it.amount,
        currency: it.currency,
        requestedAmount: it.currency_amount,
        requestedCurrency: it.currency_type,
        bankTranId: it.bank_tran_id,
        method: it.card_type,
        isRisky: it.risk_level !== '0',
      };
      return payment.valId === valId ? { state: 'paid', payment } : { state: 'invalid' };
    }
    if (it.status === 'INVALID_TRANSACTION') return { state: 'invalid' };
    if (reportedStateOf(it.status) !== 'nothing' || it.status === 'PENDING') return { state: 'unpaid' };
    return { state: 'unknown', why: `answered ${it.status || 'nothing'}` };
  }

  /** Finds out whether an attempt was paid, without a callback: for the sweep. */
  async findPayment(tranId: string): Promise<Found> {
    const answer = await this.#get(foundSchema, TRANSACTION, { tran_id: tranId });
    if ('why' in answer) return { state: 'unknown', why: answer.why };
    const { APIConnect, element } = answer.value;
    if (APIConnect !== 'DONE') return { state: 'unknown', why: `answered ${APIConnect || 'nothing'}` };
    const valIds = element.filter((it) => isPaidStatus(it.status) && it.val_id).map((it) => it.val_id);
    return valIds.length > 0 ? { state: 'paid', valIds } : { state: 'unpaid' };
  }

  /** Requests a refund. "success" means that it was accepted; the same name again is the same refund. */
  async refund(bankTranId: string, { refundTransId, amount, reason }: Refund): Promise<RefundNews> {
    const answer = await this.#get(refundSchema, TRANSACTION, {
      bank_tran_id: bankTranId,
      refund_trans_id: refundTransId,
      refund_amount: plainTaka(amount),
      refund_remarks: reason === undefined ? 'Order cancelled' : 'Part of an order',
      v: '1',
    });
    if ('why' in answer) return { state: 'unknown', why: answer.why };
    const { APIConnect, status, refund_ref_id: refundRefId, errorReason } = answer.value;
    if (APIConnect !== 'DONE') return { state: 'unknown', why: errorReason || `answered ${APIConnect}` };
    if (status === 'failed') return { state: 'failed', why: errorReason || 'The gateway refused the refund' };
    const isAccepted = (status === 'success' || status === 'processing') && refundRefId;
    return isAccepted
      ? { state: 'accepted', refundRefId }
      : { state: 'unknown', why: `answered ${status || 'nothing'}` };
  }

  async refundStatus(refundRefId: string): Promise<RefundNews> {
    const answer = await this.#get(refundSchema, TRANSACTION, { refund_ref_id: refundRefId, v: '1' });
    if ('why' in answer) return { state: 'unknown', why: answer.why };
    const { status, errorReason } = answer.value;
    if (status === 'refunded') return { state: 'refunded' };
    if (status === 'processing') return { state: 'accepted', refundRefId };
    if (status === 'cancelled') return { state: 'failed', why: errorReason || 'The refund was cancelled' };
    return { state: 'unknown', why: errorReason || `answered ${status || 'nothing'}` };
  }

  #get<S extends z.ZodMiniType>(schema: S, path: string, fields: Record<string, string>) {
    const { storeId, storePassword } = this.#settings;
    const query = new URLSearchParams({
      ...fields,
      store_id: storeId,
      store_passwd: storePassword,
      format: 'json',
    });
    return this.#ask(schema, `${path}?${query}`, {});
  }

  /**
   * Turns any failure into a short reason, never an error of fetch or of the parser: URLs contain the store's
   * password, and bodies contain names.
   */
  async #ask<S extends z.ZodMiniType>(
    schema: S,
    pathAndQuery: string,
    request: RequestInit,
  ): Promise<{ value: z.output<S> } | { why: string }> {
    const { base, timeoutMs = TIMEOUT_MS } = this.#settings;
    let body: string;
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(`${base}${pathAndQuery}`, { ...request, redirect: 'error', signal });
      body = await answer.text();
      if (!answer.ok) return { why: `answered with status ${answer.status}` };
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      return { why: isLate ? `did not answer within ${timeoutMs / 1000} s` : 'could not be reached' };
    }
    try {
      return { value: schema.parse(JSON.parse(body)) };
    } catch {
      return { why: 'did not answer in JSON as documented' };
    }
  }

  /** Returns whether a URL is a page of the gateway: the live one is on another host of its domain than its API. */
  #isPage(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const page = new URL(address);
    const own = new URL(this.#settings.base);
    if (page.username || page.password) return false;
    if (page.origin === own.origin) return true;
    return (
      page.protocol === 'https:' &&
      own.hostname.endsWith(GATEWAY_DOMAIN) &&
      page.hostname.endsWith(GATEWAY_DOMAIN)
    );
  }
}
