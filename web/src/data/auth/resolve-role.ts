import { readIdentity } from './identity-store.ts';
import { refreshRole } from './auth-mutations.ts';
import { readOwnUser } from '../users/own-user.ts';

/** The claim follows the record within a moment; an event that finishes it takes seconds. */
const MOST_TRIES = 6;
const PAUSE_MS = 1_000;

/**
 * The role of who is signed in by a fresh token. Waits while the record names an admin and the claim is still on its way,
 * which is how it is right after a promotion. Never rejects: without an answer the role is the one known before.
 */
export async function resolveRole(): Promise<'admin' | 'user'> {
  for (let tries = 1; ; tries += 1) {
    await refreshRole();
    if (roleNow() === 'admin' || tries === MOST_TRIES || !(await isRecordedAdmin())) return roleNow();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

function roleNow(): 'admin' | 'user' {
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
