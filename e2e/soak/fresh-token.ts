import { tokenOf } from '../fixtures/network/api-client.ts';
import type { Account } from '../fixtures/data/test-data.ts';
import { retry } from '../fixtures/network/retry.ts';

/** Tokens last an hour; a soak may last longer. */
const TOKEN_FOR_MS = 20 * 60_000;

/** A token that is good whenever it is asked for. */
export function freshToken(account: Account): () => Promise<string> {
  let [token, until] = ['', 0];
  return async () => {
    if (Date.now() > until) [token, until] = [await retry(() => tokenOf(account)), Date.now() + TOKEN_FOR_MS];
    return token;
  };
}
