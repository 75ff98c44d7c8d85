import { addresses } from './addresses.ts';

/**
 * Does something that the shop's functions are not to hear of: what is brought in as history is no news, and a hundred
 * thousand events would keep the machine busy for minutes. firebase-tools turns away what it is told while its triggers are
 * off; Firestore is silent by itself, because what waits there would be told when they are on again.
 */
export async function withoutTriggers<T>(work: () => Promise<T>): Promise<T> {
  await ask('PUT', `${addresses.hub}/functions/disableBackgroundTriggers`);
  await ask('POST', silence);
  try {
    return await work();
  } finally {
    await ask('DELETE', silence);
    await ask('PUT', `${addresses.hub}/functions/enableBackgroundTriggers`);
  }
}

const silence = `http://${addresses.hosts.firestore}/emulator/v1/projects/${addresses.projectId}:silence`;

async function ask(method: string, url: string): Promise<void> {
  const answer = await fetch(url, { method });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status}`);
}
