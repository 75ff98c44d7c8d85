import type { CallContext } from '../rpc/call-context.ts';
import { callerFrom } from './authorization.ts';

/** Header by which a client labels its billed operations. */
const USAGE_LABEL = 'x-usage-label';

/**
 * Builds the call context from the headers of any transport. Throws what `callerFrom` throws.
 * @param header - returns a header by its lower-case name
 * @param signal - aborted when the client disconnects
 */
export function contextFrom(header: (name: string) => string | undefined, signal: AbortSignal): CallContext {
  const label = header(USAGE_LABEL);
  return { caller: callerFrom(header('authorization')), signal, ...(label ? { label } : {}) };
}
