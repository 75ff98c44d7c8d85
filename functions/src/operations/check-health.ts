import { errorMessages, ShopError } from '@nargisus/domain/contract';

/** An uptime check waits ten seconds; the answer must arrive before. */
const HEALTH_WITHIN_MS = 5_000;

/**
 * Asks the database once.
 *
 * @throws ShopError 'unreachable' when it fails or does not answer in time
 */
export async function checkHealth(
  health: { ping(): Promise<void> },
  withinMs = HEALTH_WITHIN_MS,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${withinMs} ms`)), withinMs);
  });
  try {
    await Promise.race([health.ping(), late]);
  } catch (cause) {
    throw new ShopError('unreachable', errorMessages.internal, { cause });
  } finally {
    clearTimeout(timer);
  }
}
