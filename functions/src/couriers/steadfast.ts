import { NO_MONEY, paisa, takaFromPaisa, type Paisa } from '@nargisus/domain/money';
import type { BookedAs, Booking, BookingErrorCode } from '@nargisus/domain/couriers';
import { referenceDigits, type Statement } from '@nargisus/domain/settlements';
import type * as z from 'zod/mini';
import type { Courier, Outcome } from './courier.ts';
import {
  bookedSchema,
  paymentSchema,
  paymentsSchema,
  refusalSchema,
  statusSchema,
  trackingsSchema,
} from './steadfast-answers.ts';
import { courierTime } from './steadfast-time.ts';

export interface SteadfastSettings {
  readonly base: string;
  readonly apiKey: string;
  readonly secretKey: string;
  readonly timeoutMs?: number;
}

/** Four of them fit in the sending function's minute: look up, two reads, and a booking. */
const TIMEOUT_MS = 12_000;
const DEFAULT_RATE_WAIT_MS = 60_000;
const MAX_INVOICE = 100;
const NOT_DOCUMENTED = 'did not answer in JSON as documented';

/** The fields of the courier that an error names, and what staff call them. */
const CODE_OF_FIELD: Readonly<Record<string, BookingErrorCode>> = {
  invoice: 'duplicate-invoice',
  recipient_name: 'name',
  recipient_phone: 'phone',
  recipient_address: 'address',
  cod_amount: 'cod',
};

/** The client of Steadfast's merchant API (docs/reference/couriers-and-sms.md 1). */
export class Steadfast implements Courier {
  readonly #settings: SteadfastSettings;

  constructor(settings: SteadfastSettings) {
    this.#settings = settings;
  }

  async book(booking: Booking): Promise<Outcome<BookedAs>> {
    const answer = await this.#ask(bookedSchema, '/create_order', {
      invoice: booking.invoice,
      recipient_name: booking.name,
      recipient_phone: booking.phone,
      recipient_address: booking.address,
      cod_amount: takaFromPaisa(booking.cod),
      ...(booking.note && { note: booking.note }),
      ...(booking.items && { item_description: booking.items }),
      total_lot: booking.pieces,
      delivery_type: 0,
    });
    if (answer.kind !== 'ok') return answer;
    const { consignment_id, invoice, tracking_code, tracking_link } = answer.value.consignment;
    if (invoice !== booking.invoice) return { kind: 'uncertain', why: 'answered with another invoice' };
    return {
      kind: 'ok',
      value: {
        consignmentId: consignment_id,
        trackingCode: tracking_code ?? null,
        trackingUrl: this.#trackingUrl(tracking_link),
      },
    };
  }

  /** The status call proves that the parcel exists; only the tracking texts carry its id. */
  async find(invoice: string): Promise<Outcome<BookedAs>> {
    const path = encodeURIComponent(invoice);
    const known = await this.#ask(statusSchema, `/status_by_invoice/${path}`);
    if (known.kind !== 'ok') return known;
    const texts = await this.#ask(trackingsSchema, `/trackings_by_invoice/${path}`);
    if (texts.kind === 'rejected') return { kind: 'uncertain', why: 'has a status but no tracking' };
    if (texts.kind !== 'ok') return texts;
    const [first] = texts.value.tracking;
    if (!first) return { kind: 'uncertain', why: 'has a status but no tracking' };
    return {
      kind: 'ok',
      value: { consignmentId: first.consignment_id, trackingCode: null, trackingUrl: null },
    };
  }

  async status(consignmentId: string): Promise<Outcome<string>> {
    const path = `/status_with_return_status_by_cid/${encodeURIComponent(consignmentId)}`;
    const answer = await this.#ask(statusSchema, path);
    return answer.kind === 'ok' ? { kind: 'ok', value: answer.value.delivery_status } : answer;
  }

  async statements(page: number): Promise<Outcome<readonly string[]>> {
    const answer = await this.#ask(paymentsSchema, `/payments?page=${page}`);
    if (answer.kind !== 'ok') return answer;
    const references = answer.value.payments.map(({ payment_id }) => referenceDigits(payment_id));
    return { kind: 'ok', value: references.filter((it) => /^[0-9]{1,20}$/.test(it)) };
  }

  /** The path takes the digits alone. The collection fee stands in the sums, not beside the parcels. */
  async statement(reference: string): Promise<Outcome<Statement>> {
    const answer = await this.#ask(paymentSchema, `/payments/${encodeURIComponent(reference)}`);
    if (answer.kind !== 'ok') return answer;
    const { total, paid_at, consignments } = answer.value.payment;
    return {
      kind: 'ok',
      value: {
        courier: 'steadfast',
        reference,
        paidAt: courierTime(paid_at),
        paid: amountOf(total),
        lines: consignments.map(({ consignment_id, invoice, cod_amount, delivery_charge }) => ({
          invoice: (invoice || `#${consignment_id}`).slice(0, MAX_INVOICE),
          collected: amountOf(cod_amount),
          charge: amountOf(delivery_charge),
          fee: null,
        })),
      },
    };
  }

  /**
   * Turns every failure into an outcome, never an error of fetch or of the parser: those name the request. Checks the HTTP
   * status, the type of the content and the body's own status, which may refuse under HTTP 200.
   * @param body - posts it; without one the call is a GET
   */
  async #ask<S extends z.ZodMiniType>(schema: S, path: string, body?: object): Promise<Outcome<z.output<S>>> {
    const { base, apiKey, secretKey, timeoutMs = TIMEOUT_MS } = this.#settings;
    let status: number;
    let retryAfter: string | null;
    let text: string;
    try {
      const answer = await fetch(`${base}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'Api-Key': apiKey, 'Secret-Key': secretKey, 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      status = answer.status;
      retryAfter = answer.headers.get('retry-after');
      text = await answer.text();
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      return {
        kind: 'uncertain',
        why: isLate ? `did not answer within ${timeoutMs / 1000} s` : 'could not be reached',
      };
    }
    if (status === 401) return { kind: 'blocked', reason: 'auth', forMs: null };
    if (status === 403) return { kind: 'blocked', reason: 'account', forMs: null };
    if (status === 429) return { kind: 'blocked', reason: 'rate', forMs: waitOf(retryAfter) };
    if (status === 404) return { kind: 'rejected', code: 'not-found', text: '' };
    if (status >= 500) return { kind: 'uncertain', why: `answered with status ${status}` };
    let answered: unknown;
    try {
      answered = JSON.parse(text);
    } catch {
      return { kind: 'uncertain', why: NOT_DOCUMENTED };
    }
    const refusal = refusalSchema.safeParse(answered);
    const isRefused =
      status >= 400 || (refusal.data?.status ?? 200) >= 400 || refusal.data?.errors !== undefined;
    if (refusal.success && isRefused) return this.#rejection(refusal.data);
    const parsed = schema.safeParse(answered);
    return parsed.success ? { kind: 'ok', value: parsed.data } : { kind: 'uncertain', why: NOT_DOCUMENTED };
  }

  #rejection({ errors = {}, message = '' }: z.output<typeof refusalSchema>): Outcome<never> {
    const [field, sentences] = Object.entries(errors)[0] ?? ['', message];
    return {
      kind: 'rejected',
      code: CODE_OF_FIELD[field] ?? 'other',
      text: this.#redact([sentences].flat().join(' ')),
    };
  }

  /** Staff read the courier's sentences: none may repeat a key. */
  #redact(sentence: string): string {
    const { apiKey, secretKey } = this.#settings;
    return sentence.replaceAll(apiKey, '…').replaceAll(secretKey, '…');
  }

  /** Returns a link that customers may be given; null for one that is neither https nor at the courier's own address. */
  #trackingUrl(link: string | null | undefined): string | null {
    if (!link || !URL.canParse(link)) return null;
    const { protocol, origin, username } = new URL(link);
    const isSafe = protocol === 'https:' || origin === new URL(this.#settings.base).origin;
    return isSafe && !username ? link : null;
  }
}

/** Amounts of statements carry paisa, and may have more digits where the courier computed a percentage. */
const amountOf = (sent: number | string | null | undefined): Paisa => {
  const amount = Math.round(Number(sent ?? 0) * 100);
  return Number.isSafeInteger(amount) ? paisa(amount) : NO_MONEY;
};

function waitOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : DEFAULT_RATE_WAIT_MS;
}
