import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { TriggerEvent } from './trigger-event.ts';

/** Nothing was listening, so nothing can have run. */
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
/** How the connection to the function's process fails when that process ends. */
const PROCESS_ENDED = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ENOENT']);
const RETRY_DELAYS_MS = [200, 500, 1_000, 2_000, 4_000];
/** Maximum deliveries of an event. */
export const MAX_DELIVERIES = RETRY_DELAYS_MS.length + 1;
/** The longest run of a function, with a margin. */
const RESPONSE_TIMEOUT_MS = 10 * 60_000;
/** firebase-tools' report of a broken connection is far shorter. */
const MAX_ERROR_LENGTH = 4_096;

interface Reply {
  readonly status: number;
  /** The beginning of the body. */
  readonly text: string;
}

/**
 * Posts an event and resolves with the status once the function has run. When the function's process ended
 * first, redelivers the event with the same id, as the cloud does. An error returned by the function itself
 * is its response; but firebase-tools ends the process of a function that threw, sometimes before its
 * response is complete, which looks the same.
 * @throws Error when it could not connect, or the connection broke
 */
export async function deliver(
  url: string,
  event: TriggerEvent,
  delaysMs: readonly number[] = RETRY_DELAYS_MS,
): Promise<number> {
  for (const delay of delaysMs) {
    try {
      const reply = await post(url, event);
      if (!hasProcessEnded(reply)) return reply.status;
    } catch (cause) {
      if (!NOT_CONNECTED.has((cause as NodeJS.ErrnoException).code ?? '')) throw cause;
    }
    await wait(delay, undefined, { ref: false });
  }
  return (await post(url, event)).status;
}

/**
 * Returns whether the function's process ended: firebase-tools then answers 500 with its connection's error
 * as JSON.
 */
function hasProcessEnded({ status, text }: Reply): boolean {
  if (status !== 500) return false;
  try {
    return PROCESS_ENDED.has((JSON.parse(text) as { code?: string }).code ?? '');
  } catch {
    return false;
  }
}

function post(url: string, event: TriggerEvent): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const headers = { ...event.headers, 'content-length': Buffer.byteLength(event.body) };
    // One connection each: a reused one that the other side has just closed would look like a lost event.
    const post = request(url, { method: 'POST', headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text = (text + chunk).slice(0, MAX_ERROR_LENGTH)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', reject);
    });
    post.setTimeout(RESPONSE_TIMEOUT_MS, () => post.destroy(new Error('the function did not answer')));
    post.on('error', reject);
    post.end(event.body);
  });
}
