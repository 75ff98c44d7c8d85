import type { Attest, Attestation } from './app-check.ts';

/** Verifies a token through the Admin SDK, which fetches Google's keys once in six hours. */
export const attest: Attest = async (token) => {
  if (!token) return 'missing';
  if (isEmulated()) return attestUnsigned(token);
  // Loaded with the first token, like everything of the Admin SDK.
  const [{ getAppCheck }, { adminApp }] = await Promise.all([
    import('firebase-admin/app-check'),
    import('../firestore/admin-app.ts'),
  ]);
  return getAppCheck(adminApp())
    .verifyToken(token)
    .then(
      () => 'verified' as const,
      () => 'invalid' as const,
    );
};

/** Returns whether tokens are unsigned: the emulators have no App Check server. */
function isEmulated(): boolean {
  return process.env.FUNCTIONS_EMULATOR === 'true' && projectId().startsWith('demo-');
}

const projectId = () => process.env.GCLOUD_PROJECT ?? '';

/** Checks the same claims of a token as the Admin SDK, but not its signature. */
function attestUnsigned(token: string): Attestation {
  const { aud, iss, sub, exp } = claimsOf(token);
  const isOurs =
    Array.isArray(aud) &&
    aud.includes(`projects/${projectId()}`) &&
    String(iss).startsWith('https://firebaseappcheck.googleapis.com/') &&
    typeof sub === 'string' &&
    sub !== '';
  return isOurs && Number(exp) * 1000 > Date.now() ? 'verified' : 'invalid';
}

function claimsOf(token: string): Record<string, unknown> {
  try {
    const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
    return Object(JSON.parse(claims)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
