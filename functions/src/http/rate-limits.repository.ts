import { errorMessages, ShopError } from '@nargisus/domain/contract';
import { expiryOf } from '@nargisus/domain/privacy';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';

const MINUTE_MS = 60_000;

interface CountedCall {
  /** What is counted: the path of a call, or another name. */
  readonly what: string;
  readonly uid: string;
  /** How many pass in a window. */
  readonly limit: number;
  /** In ms; a minute by default. */
  readonly windowMs?: number;
  readonly now: Date;
}

/**
 * Counts calls per caller and window, across instances: rateLimits/{uid call window}.
 *
 * Increments the count first and reads it then: of n concurrent callers the last to increment reads at least n, so
 * no more than the limit pass, without a transaction to queue in. One write and one read.
 */
export class RateLimitsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** @throws ShopError 'too-many-requests' with the seconds until the next window */
  async take({ what, uid, limit, windowMs = MINUTE_MS, now }: CountedCall): Promise<void> {
    const window = Math.floor(now.getTime() / windowMs);
    const end = (window + 1) * windowMs;
    const document = this.#db.doc(`rateLimits/${uid}.${what.replaceAll('/', '.')}.${window}`);
    const expireAt = expiryOf('rateLimits', new Date(end));
    await document.set({ count: FieldValue.increment(1), expireAt }, { merge: true });
    const count = (await document.get()).get('count') as number;
    if (count <= limit) return;
    throw new ShopError('too-many-requests', errorMessages.tooManyRequests, {
      retryAfter: Math.max(1, Math.ceil((end - now.getTime()) / 1000)),
    });
  }
}
