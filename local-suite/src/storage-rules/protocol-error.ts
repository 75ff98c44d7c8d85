/**
 * An error in the format of docs/reference/storage-rules-runtime.md 10.2 or 10.3; the response carries its
 * text.
 */
export class ProtocolError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ProtocolError';
  }
}
