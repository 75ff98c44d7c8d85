import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { TriggerEvent } from './trigger-event.ts';

/** Nothing was listening, so nothing can have run: the only failures after which a second try is safe. */
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
const RETRY_DELAYS_MS = [200, 500, 1_000, 2_000];
/** The longest a function may run, and a little. */
const ANSWER_WITHIN_MS = 10 * 60_000;

/** Posts an event and resolves with the status once the function has run; rejects when it could not be brought. */
export async function deliver(url: string, event: TriggerEvent): Promise<number> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await post(url, event);
    } catch (cause) {
      if (!NOT_CONNECTED.has((cause as NodeJS.ErrnoException).code ?? '')) throw cause;
      await wait(delay, undefined, { ref: false });
    }
  }
  return post(url, event);
}

function post(url: string, event: TriggerEvent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { ...event.headers, 'content-length': Buffer.byteLength(event.body) };
    // A connection each: a kept one that the other side has just closed would look like a lost event.
    const post = request(url, { method: 'POST', headers, agent: false }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    });
    post.setTimeout(ANSWER_WITHIN_MS, () => post.destroy(new Error('the function did not answer')));
    post.on('error', reject);
    post.end(event.body);
  });
}
