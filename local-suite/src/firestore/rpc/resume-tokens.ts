import { randomBytes } from 'node:crypto';
import type { Micros } from '../engine/values/value.ts';

const IDENTITY_BYTES = 8;
const TOKEN_BYTES = IDENTITY_BYTES + 8;

/**
 * Opaque bytes that say how far a listener has come. They carry the identity of this process: another one has other
 * memories, and a token it does not know means "start anew", never an error (docs/reference/firestore-protocol.md
 * 8.1).
 */
class ResumeTokens {
  private readonly identity = randomBytes(IDENTITY_BYTES);

  encode(time: Micros): Uint8Array {
    const token = Buffer.alloc(TOKEN_BYTES);
    this.identity.copy(token);
    token.writeBigUInt64BE(BigInt(time), IDENTITY_BYTES);
    return token;
  }

  /** undefined for a token of another process, and for bytes that never were one. */
  decode(token: Uint8Array): Micros | undefined {
    const bytes = Buffer.from(token.buffer, token.byteOffset, token.byteLength);
    if (bytes.length !== TOKEN_BYTES) return undefined;
    if (!bytes.subarray(0, IDENTITY_BYTES).equals(this.identity)) return undefined;
    return Number(bytes.readBigUInt64BE(IDENTITY_BYTES));
  }
}

/** One process, one identity. */
export const resumeTokens = new ResumeTokens();
