import { tokenOf } from '../fixtures/network/api-client.ts';
import type { Account } from '../fixtures/data/test-data.ts';
import { retry } from '../fixtures/network/retry.ts';

/** Tokens are valid for an hour; a soak may last longer. */
const REUSE_FOR_MS = 20 * 60_000;

/** Returns a function that returns a valid token, renewed when necessary. */
export function freshToken(account: Account): () => Promise<string> {
  let [token, until] = ['', 0];
  return async () => {
    if (Date.now() > until) [token, until] = [await retry(() => tokenOf(account)), Date.now() + REUSE_FOR_MS];
    return token;
  };
}
