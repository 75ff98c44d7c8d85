import {
  codeOfStatus,
  errorEnvelope,
  errorMessages,
  requestMessages,
  ShopError,
  type Envelope,
} from '@nargisus/domain/contract';
import { ABORTED, RESOURCE_EXHAUSTED } from '../firestore/status-codes.ts';

/** Returns the envelope of any thrown value. `isOurs`: an internal error, whose cause is logged. */
export function errorToEnvelope(thrown: unknown): {
  status: number;
  body: Envelope;
  isOurs: boolean;
  retryAfter?: number;
} {
  const error = shopErrorOf(thrown);
  return {
    ...errorEnvelope(error),
    isOurs: error.code === 'internal' || error.code === 'unreachable',
    retryAfter: error.retryAfter,
  };
}

function shopErrorOf(thrown: unknown): ShopError {
  if (thrown instanceof ShopError) return thrown;
  const { code, status } = (thrown ?? {}) as { code?: unknown; status?: unknown };
  // Firestore gave up after its retries: nothing was written, and the request may be sent again with the same key.
  if (code === ABORTED || code === RESOURCE_EXHAUSTED) {
    return new ShopError('unreachable', errorMessages.busy, { cause: thrown });
  }
  // Express rejects an invalid URL (a stray %) with a 4xx status.
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new ShopError(codeOfStatus(status), requestMessages.notValid, { cause: thrown });
  }
  return new ShopError('internal', errorMessages.internal, { cause: thrown });
}
