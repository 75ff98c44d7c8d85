import type { Call, calls } from '@nargisus/domain/contract';
import type { CallerKind } from '../fixtures/accounts/callers.ts';

/** A generated request. */
export interface GeneratedRequest {
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
export function pathOf({ path }: Call, { params, query }: GeneratedRequest): string {
  const filled = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => encoded(fieldOf(params, name) ?? 'NONE') || '-',
  );
  const fields = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  const text = fields.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  // Node's server rejects longer requests before the function receives them.
  return `${filled}${text && `?${text}`}`.slice(0, 12_000);
}

function fieldOf(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? (from as Record<string, unknown>)[name] : undefined;
}

/** Encodes a value for a URL: lone surrogates are replaced, which encodeURIComponent rejects; so are `.` and `..`, which fetch removes. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(Buffer.from(text.slice(0, 3_000)).toString()).replace(/^\.+$/, '-');
}

/** Returns the body; undefined if the call takes none. */
export function bodyOf(call: Call, { raw, body }: GeneratedRequest): string | undefined {
  if (!call.body) return undefined;
  if (raw !== null) return raw;
  if (!call.form) return JSON.stringify(body) ?? 'null';
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return fields.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
}
