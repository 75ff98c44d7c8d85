/** Collects bytes up to a limit in one buffer: parts that are joined at the end would be in memory twice. */
export class BoundedBytes {
  readonly #room: Buffer;
  #length = 0;

  constructor(limit: number) {
    // The system assigns memory where it is written.
    this.#room = Buffer.alloc(limit);
  }

  /** @returns false when the part does not fit; nothing of it is kept */
  append(part: Uint8Array): boolean {
    if (this.#length + part.length > this.#room.length) return false;
    this.#room.set(part, this.#length);
    this.#length += part.length;
    return true;
  }

  /** Returns the appended bytes, without a copy. */
  bytes(): Uint8Array {
    return this.#room.subarray(0, this.#length);
  }
}
