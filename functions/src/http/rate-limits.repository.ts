import { errorMessages, ShopError } from '@nargisus/domain/contract';
import { expiryOf } from '@nargisus/domain/privacy';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';

const WINDOW_MS = 60_000;

interface ReceivedPayment {
  /** What is counted: a call's path. */
  readonly what: string;
  readonly uid: string;
  readonly perMinute: number;
  readonly now: Date;
}

/**
 * Who has called what how often in a minute: rateLimits/{uid call minute}, which holds across instances.
 *
 * The count is raised first and read then: of n callers at once the last to raise reads at least n, so no more than the
 * limit ever get through, without a transaction that would queue them. One write and one read.
 */
export class RateLimitsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** @throws ShopError 'too-many-requests' that says when the next minute begins. */
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
