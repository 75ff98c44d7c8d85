import { FirestoreError, invalidArgument } from '../engine/firestore-error.ts';
import type { Caller } from '../rpc/call-context.ts';

const ANONYMOUS: Caller = { kind: 'anonymous', auth: null };
const ADMIN: Caller = { kind: 'admin', auth: null };

/**
 * Classifies an Authorization header (docs/reference/firestore-protocol.md 6.1). Tokens are decoded but
 * never verified: this is an emulator. @throws INVALID_ARGUMENT for a Bearer that is no JWT, UNKNOWN for
 * another scheme
 */
export function callerFrom(authorization: string | undefined): Caller {
  if (!authorization) return ANONYMOUS;
  const [scheme = '', token = '', ...rest] = authorization.trim().split(/ +/);
  if (scheme.toLowerCase() !== 'bearer' || rest.length > 0) {
    throw new FirestoreError('UNKNOWN', 'Unsupported Authorization scheme.');
  }
  // A Google OAuth access token means a service account: firebase-admin with real credentials.
  if (token.toLowerCase() === 'owner' || token.startsWith('ya29.')) return ADMIN;
  const segments = token.split('.');
  if (segments.length !== 3) throw invalidJwt();
  decodeSegment(segments[0]);
  const payload = decodeSegment(segments[1]);
  const uid = payload['user_id'] ?? payload['sub'];
  if (typeof uid !== 'string' || uid === '') throw invalidJwt();
  return { kind: 'user', auth: { uid, token: payload } };
}

function decodeSegment(segment: string | undefined): Record<string, unknown> {
  try {
    const decoded: unknown = JSON.parse(Buffer.from(segment ?? '', 'base64url').toString('utf8'));
    if (typeof decoded === 'object' && decoded !== null && !Array.isArray(decoded)) {
      return decoded as Record<string, unknown>;
    }
  } catch {
    // Not JSON: treated like JSON that is no object.
  }
  throw invalidJwt();
}

function invalidJwt(): FirestoreError {
  return invalidArgument('invalid jwt');
}
