/**
 * Bytes that are written one part after another into the place of the whole, up to a limit: parts that are joined in the end
 * are in memory twice.
 */
export class BoundedBytes {
  readonly #room: Buffer;
  #length = 0;

  constructor(limit: number) {
    // The system gives it memory where it is written to.
    this.#room = Buffer.alloc(limit);
  }

  /** @returns false when the part does not fit; nothing of it is kept then. */
  append(part: Uint8Array): boolean {
    if (this.#length + part.length > this.#room.length) return false;
    this.#room.set(part, this.#length);
    this.#length += part.length;
    return true;
  }

  /** What was appended; not a copy. */
  bytes(): Uint8Array {
    return this.#room.subarray(0, this.#length);
  }
}
