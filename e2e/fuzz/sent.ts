import type { Call, calls } from '@nargisus/domain/contract';
import type { CallerKind } from '../fixtures/accounts/callers.ts';

/** A generated request. */
export interface Sent {
  readonly name: keyof typeof calls;
  readonly kind: CallerKind;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** The raw body, if it is not JSON. */
  readonly raw: string | null;
  readonly key: string | null;
}

/** Returns the path with parameters and query. */
export function pathOf({ path }: Call, { params, query }: Sent): string {
  const filled = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => encoded(fieldOf(params, name) ?? 'NONE') || '-',
  );
  const asked = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  const text = asked.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  // Longer, and Node's own server refuses the request before any of ours hears of it.
  return `${filled}${text && `?${text}`}`.slice(0, 12_000);
}

function fieldOf(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? (from as Record<string, unknown>)[name] : undefined;
}

/** encodeURIComponent refuses half a surrogate pair; `.` and `..` would be taken out of the path by fetch itself. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(Buffer.from(text.slice(0, 3_000)).toString()).replace(/^\.+$/, '-');
}

/** Returns the body; undefined if the call takes none. */
export function bodyOf(call: Call, { raw, body }: Sent): string | undefined {
  if (!call.body) return undefined;
  if (raw !== null) return raw;
  if (!call.form) return JSON.stringify(body) ?? 'null';
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return fields.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
}
