import type { ApiResponse } from '../fixtures/network/api-client.ts';
import { retryRequest } from '../fixtures/network/retry-request.ts';
import type { Ledger } from './ledger.ts';

/**
 * A soak asks what the books say afterwards, not how soon. firebase-tools gives up on a process of the functions that has not
 * loaded in half a minute, and on a busy machine the next ones fare no better; the longest wait is told at the end.
 */
const PATIENCE_MS = 15 * 60_000;

/** Asks until there is an answer, and writes down that there was one. */
export async function callWithRetry(
  ledger: Ledger,
  path: string,
  request: Parameters<typeof retryRequest>[1],
): Promise<ApiResponse> {
  const began = performance.now();
  const answer = await retryRequest(path, request, ledger.failed, PATIENCE_MS);
  ledger.answered(performance.now() - began);
  return answer;
}
