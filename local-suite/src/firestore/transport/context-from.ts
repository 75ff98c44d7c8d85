import type { CallContext } from '../rpc/call-context.ts';
import { callerFrom } from './authorization.ts';

/** The header under which a client may have its billed operations counted apart. */
const USAGE_LABEL = 'x-usage-label';

/**
 * Who calls, as the headers of any transport say it. Throws what `callerFrom` throws.
 *
 * @param header - looks a header up by its name in lower case
 * @param signal - aborted when the client has gone
 */
export function contextFrom(header: (name: string) => string | undefined, signal: AbortSignal): CallContext {
  const label = header(USAGE_LABEL);
  return { caller: callerFrom(header('authorization')), signal, ...(label ? { label } : {}) };
}
