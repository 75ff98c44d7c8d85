/**
 * A message that does not have the shape of docs/reference/storage-rules-runtime.md 10.2 or 10.3; the answer
 * carries its text.
 */
export class ProtocolError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ProtocolError';
  }
}
