import type { ApiResponse } from '@nargisus/domain/contract';

/** The API answers within a second; a page is not worth a longer wait than this. */
const WAIT_MS = 5_000;

/**
 * Asks the shop as a browser would, through the CDN: what it keeps costs no document (and this function needs no right to
 * read any). Answered are 200 and 404. @throws Error for everything else.
 */
export async function askApi(origin: string, address: string): Promise<ApiResponse> {
  const response = await fetch(origin + address, { signal: AbortSignal.timeout(WAIT_MS) });
  if (response.status !== 200 && response.status !== 404)
    throw new Error(`${address} was answered with ${response.status}`);
  return { status: response.status, body: await response.json() };
}
