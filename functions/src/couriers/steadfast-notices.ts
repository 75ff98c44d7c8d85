import { MAX_COURIER_TEXT, normalWord } from '@nargisus/domain/couriers';
import { paisaFromTaka } from '@nargisus/domain/money';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { CourierEvent, Notice, NoticeReader } from './courier.ts';
import { webhookSchema } from './steadfast-answers.ts';
import { courierTime } from './steadfast-time.ts';

const MAX_RAW = 4_000;
/** A clock of the courier may be a little ahead; a time far in the future would beat every later notice. */
const MAX_AHEAD_MS = 10 * 60_000;

/** Types with a sighting. The others are stored as they came. */
const TYPES = ['delivery_status', 'tracking_update'];

/** Reads Steadfast's webhooks (docs/reference/couriers-and-sms.md 1.9). */
export class SteadfastNotices implements NoticeReader {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  /** The token is required; a signature is not known to be sent live, but one that is sent must match. */
  isGenuine({ headers, body }: Notice): boolean {
    if (!isEqual(headers.authorization ?? '', `Bearer ${this.#token}`)) return false;
    const signature = headers['x-signature'];
    if (signature === undefined) return true;
    const expected = createHmac('sha256', this.#token).update(body).digest('hex');
    return isEqual(String(signature).toLowerCase(), expected);
  }

  read({ body }: Notice, now: Date): CourierEvent {
    const raw = body.toString('utf8');
    const parsed = webhookSchema.safeParse(jsonOf(raw));
    if (!parsed.success) {
      return {
        ...{ key: hashOf([raw]), type: 'unreadable', invoice: null, consignmentId: null, seen: null },
        raw: raw.slice(0, MAX_RAW),
      };
    }
    const { notification_type: type, consignment_id, invoice, status, cod_amount, updated_at } = parsed.data;
    const text = (parsed.data.tracking_message ?? '').slice(0, MAX_COURIER_TEXT);
    const isSighting = TYPES.includes(type) && (type === 'tracking_update' || !!status);
    const collected = type === 'delivery_status' ? (paisaFromTaka(cod_amount ?? '') ?? null) : null;
    const word = type === 'delivery_status' ? normalWord(status ?? '') : '';
    return {
      key: hashOf([consignment_id, invoice, type, status, text, updated_at, cod_amount]),
      type: type.slice(0, 60),
      invoice: invoice ?? null,
      consignmentId: consignment_id ?? null,
      seen: isSighting ? { at: timeOf(updated_at, now), word: word.slice(0, 60), text, collected } : null,
      raw: raw.slice(0, MAX_RAW),
    };
  }
}

function jsonOf(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/** Returns the time of a notice, which is Dhaka's without a zone; `now` for a missing one and for one in the future. */
function timeOf(sent: string | null | undefined, now: Date): Date {
  const at = courierTime(sent);
  return at && at.getTime() <= now.getTime() + MAX_AHEAD_MS ? at : now;
}

const hashOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);

/** Compares digests, so that neither content nor length shows in the time that it takes. */
function isEqual(sent: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(sent), digest(expected));
}
