import { MAX_ROWS_PER_REQUEST, type RowResult } from '@nargisus/domain/catalogue';
import { productCalls, ShopError, type SentPartOf } from '@nargisus/domain/contract';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';

export type SentRow = SentPartOf<typeof productCalls.saveProducts, 'body'>['rows'][number];

/** Below the API's limit of 64 KB for a body, with room for the envelope. */
const MAX_REQUEST_BYTES = 48 * 1024;
const TRIES = 3;

interface Options {
  readonly isDryRun?: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Saves some rows of an import or a bulk edit in one request, or asks what saving them would do. Repeats a request without an
 * answer: a row that was saved is not saved again.
 * @throws ShopError when the shop cannot be reached
 */
export async function saveProductRows(
  rows: readonly SentRow[],
  { isDryRun = false, signal }: Options = {},
): Promise<RowResult[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      const body = { isDryRun, rows: [...rows] };
      return await callApiAuthenticated(productCalls.saveProducts, { body, signal });
    } catch (cause) {
      const isLost = cause instanceof ShopError && cause.code === 'unreachable';
      if (!isLost || signal?.aborted || tries === TRIES) throw cause;
    }
  }
}

/** Splits rows into requests of at most MAX_ROWS_PER_REQUEST rows and MAX_REQUEST_BYTES. */
export function requestsOf<T>(rows: readonly T[], sent: (row: T) => SentRow): T[][] {
  const encoder = new TextEncoder();
  const requests: T[][] = [];
  let room = 0;
  for (const row of rows) {
    const size = encoder.encode(JSON.stringify(sent(row))).length;
    const last = requests.at(-1);
    if (last && last.length < MAX_ROWS_PER_REQUEST && size <= room) {
      last.push(row);
      room -= size;
    } else {
      requests.push([row]);
      room = MAX_REQUEST_BYTES - size;
    }
  }
  return requests;
}
