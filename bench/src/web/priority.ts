import { constants, getPriority, setPriority } from 'node:os';

const usual = getPriority();

/**
 * From now on this process, and what it starts, waits where the browser wants the processor: a phone shares its own with no
 * server, no CDN and no Lighthouse.
 */
export function yieldToTheBrowser(): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}

/** What is started here does not wait. Only root may say so on Linux; for others all run alike, as they would without. */
export async function atUsualPriority<T>(start: () => Promise<T>): Promise<T> {
  try {
    setPriority(usual);
  } catch {
    console.info('Server and browser run at the same priority: times are a little longer.');
  }
  try {
    return await start();
  } finally {
    yieldToTheBrowser();
  }
}
