import type { ApiResponse } from '@nargisus/domain/contract';

/** The API answers within a second; a page does not wait longer than this. */
const WAIT_MS = 5_000;

/**
 * Fetches from the API as a browser does, through the CDN: a cached answer costs no read, and this function needs
 * no access to data. Returns answers of 200 and 404. @throws Error for all others
 */
export async function askApi(origin: string, address: string): Promise<ApiResponse> {
  const response = await fetch(origin + address, { signal: AbortSignal.timeout(WAIT_MS) });
  if (response.status !== 200 && response.status !== 404)
    throw new Error(`${address} was answered with ${response.status}`);
  return { status: response.status, body: await response.json() };
}
