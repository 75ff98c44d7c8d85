import { errorMessages, ShopError } from '@nargisus/domain/contract';
import { expiryOf } from '@nargisus/domain/privacy';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';

const WINDOW_MS = 60_000;

interface ReceivedPayment {
  /** What is counted: the path of a call. */
  readonly what: string;
  readonly uid: string;
  readonly perMinute: number;
  readonly now: Date;
}

/**
 * Counts calls per caller and minute, across instances: rateLimits/{uid call minute}.
 *
 * Increments the count first and reads it then: of n concurrent callers the last to increment reads at least n, so
 * no more than the limit pass, without a transaction to queue in. One write and one read.
 */
export class RateLimitsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** @throws ShopError 'too-many-requests' with the seconds until the next minute */
  async take({ what, uid, perMinute, now }: ReceivedPayment): Promise<void> {
    const window = Math.floor(now.getTime() / WINDOW_MS);
    const end = (window + 1) * WINDOW_MS;
    const document = this.#db.doc(`rateLimits/${uid}.${what.replaceAll('/', '.')}.${window}`);
    const expireAt = expiryOf('rateLimits', new Date(end));
    await document.set({ count: FieldValue.increment(1), expireAt }, { merge: true });
    const count = (await document.get()).get('count') as number;
    if (count <= perMinute) return;
    throw new ShopError('too-many-requests', errorMessages.tooManyRequests, {
      retryAfter: Math.max(1, Math.ceil((end - now.getTime()) / 1000)),
    });
  }
}
