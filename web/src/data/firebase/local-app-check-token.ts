import type { FirebaseOptions } from 'firebase/app';
import type { AppCheckToken } from 'firebase/app-check';

const LASTS_MS = 60 * 60_000;

/** In the local suite no server of App Check can be asked: a token that nobody signed, which only an emulator takes. */
export async function localAppCheckToken({ appId, projectId }: FirebaseOptions): Promise<AppCheckToken> {
  const now = Date.now();
  const claims = {
    iss: 'https://firebaseappcheck.googleapis.com/local-suite',
    aud: [`projects/${projectId}`],
    sub: appId,
    iat: Math.floor(now / 1000),
    exp: Math.floor((now + LASTS_MS) / 1000),
  };
  const parts = [{ alg: 'none', typ: 'JWT' }, claims].map((part) => btoa(JSON.stringify(part)));
  return { token: `${parts.join('.')}.`, expireTimeMillis: now + LASTS_MS };
}
