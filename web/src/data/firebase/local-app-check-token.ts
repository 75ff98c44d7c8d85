import type { FirebaseOptions } from 'firebase/app';
import type { AppCheckToken } from 'firebase/app-check';

const LIFETIME_MS = 60 * 60_000;

/** Returns an unsigned token, which only an emulator accepts: the local stack has no App Check server. */
export async function localAppCheckToken({ appId, projectId }: FirebaseOptions): Promise<AppCheckToken> {
  const now = Date.now();
  const claims = {
    iss: 'https://firebaseappcheck.googleapis.com/local-suite',
    aud: [`projects/${projectId}`],
    sub: appId,
    iat: Math.floor(now / 1000),
    exp: Math.floor((now + LIFETIME_MS) / 1000),
  };
  const parts = [{ alg: 'none', typ: 'JWT' }, claims].map((part) => btoa(JSON.stringify(part)));
  return { token: `${parts.join('.')}.`, expireTimeMillis: now + LIFETIME_MS };
}
