import { addresses } from './addresses.ts';

const FUNCTIONS = `${addresses.hub}/functions`;
const FIRESTORE = `http://${addresses.hosts.firestore}/emulator/v1/projects/${addresses.projectId}:suspendTriggers`;

/**
 * Runs `work` with background triggers suspended, so that a bulk import does not flood the Functions emulator with
 * events. The Functions emulator rejects events while its triggers are off; Firestore drops them, because those that it
 * queued would be delivered on resumption. Both are resumed when `work` or a suspension fails.
 *
 * @throws what `work` throws, or Error when an emulator refuses a suspension or a resumption
 */
export async function withTriggersSuspended<T>(work: () => Promise<T>): Promise<T> {
  return whileSuspended(
    () => send('PUT', `${FUNCTIONS}/disableBackgroundTriggers`),
    () => send('PUT', `${FUNCTIONS}/enableBackgroundTriggers`),
    () =>
      whileSuspended(
        () => send('POST', FIRESTORE),
        () => send('DELETE', FIRESTORE),
        work,
      ),
  );
}

/** Undoes `suspend` even when it fails: a request whose response was lost may have taken effect. */
async function whileSuspended<T>(
  suspend: () => Promise<void>,
  resume: () => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    await suspend();
    return await work();
  } finally {
    await resume();
  }
}

async function send(method: string, url: string): Promise<void> {
  const response = await fetch(url, { method });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status}`);
}
