import { readIdentity } from './identity-store.ts';
import { refreshRole } from './auth-mutations.ts';
import { readOwnUser } from '../users/own-user.ts';

/** The claim follows the user document, by an event that may take seconds. */
const MAX_ATTEMPTS = 6;
const RETRY_DELAY_MS = 1_000;

/**
 * Returns the role in a fresh token. Retries while the user document names an admin and the claim does not yet, as right
 * after a promotion. Never rejects: without an answer the role stays.
 */
export async function resolveRole(): Promise<'admin' | 'user'> {
  for (let attempts = 1; ; attempts += 1) {
    await refreshRole();
    if (currentRole() === 'admin' || attempts === MAX_ATTEMPTS || !(await isRecordedAdmin()))
      return currentRole();
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
  }
}

function currentRole(): 'admin' | 'user' {
  const identity = readIdentity();
  return identity.state === 'signed-in' ? identity.role : 'user';
}

async function isRecordedAdmin(): Promise<boolean> {
  try {
    const { role, isActive } = await readOwnUser();
    return isActive && role === 'admin';
  } catch {
    return false;
  }
}
