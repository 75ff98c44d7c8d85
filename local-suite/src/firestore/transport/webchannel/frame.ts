/**
 * One numbered message to the browser; `json` is the message as WebChannel carries it: `[{...}]`,
 * `["noop"]`.
 */
export interface OutgoingArray {
  readonly id: number;
  readonly json: string;
}

/**
 * Formats `<length>\n<payload>`, where length counts UTF-16 code units, not bytes
 * (docs/reference/firestore-protocol.md 5.2).
 */
export function frame(payload: string): string {
  return `${payload.length}\n${payload}`;
}

/** Formats one frame of several arrays. */
export function frameOf(arrays: readonly OutgoingArray[]): string {
  return frame(`[${arrays.map(({ id, json }) => `[${id},${json}]`).join(',')}]`);
}
