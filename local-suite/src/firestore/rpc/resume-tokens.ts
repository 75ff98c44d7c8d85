import { randomBytes } from 'node:crypto';
import type { Micros } from '../engine/values/value.ts';

const IDENTITY_BYTES = 8;
const TOKEN_BYTES = IDENTITY_BYTES + 8;

/**
 * Opaque bytes with the progress of a listener. They carry the identity of this process: an unknown token
 * means "start over", never an error (docs/reference/firestore-protocol.md 8.1).
 */
class ResumeTokens {
  readonly #identity = randomBytes(IDENTITY_BYTES);

  encode(time: Micros): Uint8Array {
    const token = Buffer.alloc(TOKEN_BYTES);
    this.#identity.copy(token);
    token.writeBigUInt64BE(BigInt(time), IDENTITY_BYTES);
    return token;
  }

  /** Returns undefined for a token of another process and for invalid bytes. */
  decode(token: Uint8Array): Micros | undefined {
    const bytes = Buffer.from(token.buffer, token.byteOffset, token.byteLength);
    if (bytes.length !== TOKEN_BYTES) return undefined;
    if (!bytes.subarray(0, IDENTITY_BYTES).equals(this.#identity)) return undefined;
    return Number(bytes.readBigUInt64BE(IDENTITY_BYTES));
  }
}

/** One identity per process. */
export const resumeTokens = new ResumeTokens();
