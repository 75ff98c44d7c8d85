/** Errors of connections that were never established. */
const NOT_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Returns whether a request failed before the far side could have received anything. @param code - of the system's error */
export const isNeverReached = (code: unknown): boolean => typeof code === 'string' && NOT_REACHED.has(code);
