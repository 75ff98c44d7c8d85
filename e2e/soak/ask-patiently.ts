import type { Answer } from '../fixtures/api-client.ts';
import { insist } from '../fixtures/insist.ts';
import type { Ledger } from './ledger.ts';

/**
 * A soak asks what the books say afterwards, not how soon. firebase-tools gives up on a process of the functions that has not
 * loaded in half a minute, and on a busy machine the next ones fare no better; the longest wait is told at the end.
 */
const PATIENCE_MS = 15 * 60_000;

/** Asks until there is an answer, and writes down that there was one. */
export async function askPatiently(
  ledger: Ledger,
  path: string,
  request: Parameters<typeof insist>[1],
): Promise<Answer> {
  const began = performance.now();
  const answer = await insist(path, request, ledger.trouble, PATIENCE_MS);
  ledger.answered(performance.now() - began);
  return answer;
}
