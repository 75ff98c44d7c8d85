import type { ApiResponse } from '../fixtures/network/api-client.ts';
import { retryRequest } from '../fixtures/network/retry-request.ts';
import type { Ledger } from './ledger.ts';

/**
 * A soak checks the final totals, not response times. firebase-tools gives up on a functions process that has not loaded within half
 * a minute, and on a busy machine the next ones are as slow; the soak reports the longest wait.
 */
const TIMEOUT_MS = 15 * 60_000;

/** Retries a request until it is answered, and records the answer in the ledger. */
export async function callWithRetry(
  ledger: Ledger,
  path: string,
  request: Parameters<typeof retryRequest>[1],
): Promise<ApiResponse> {
  const startedAt = performance.now();
  const answer = await retryRequest(path, request, ledger.failed, TIMEOUT_MS);
  ledger.answered(performance.now() - startedAt);
  return answer;
}
