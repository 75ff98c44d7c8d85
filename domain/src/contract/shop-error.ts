/**
 * What can go wrong with a call: closed, so that every code has a status and every status a meaning
 * (docs/reference/specification.md 7).
 */
export const STATUS_BY_CODE = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  internal: 500,
  /** The shop could not be reached, or what came back was not its answer; or the shop could not reach its database. */
  unreachable: 503,
} as const;

export type ShopErrorCode = keyof typeof STATUS_BY_CODE;

export type FieldErrors = Readonly<Record<string, string>>;

interface Details {
  /** By field, for a 400. */
  readonly fields?: FieldErrors;
  /** What helps the client to go on, such as the fresh quote of a 409. */
  readonly data?: unknown;
  /** Seconds after which a 429 may be tried again. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** A broken contract, as the functions throw it and as call-api gives it back to the screens. */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  readonly code: ShopErrorCode;
  readonly fields?: FieldErrors;
  readonly data?: unknown;
  readonly retryAfter?: number;

  constructor(code: ShopErrorCode, message: string, { fields, data, retryAfter, cause }: Details = {}) {
    super(message, { cause });
    this.code = code;
    this.fields = fields;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}

export function codeOfStatus(status: number): ShopErrorCode {
  const codes = Object.keys(STATUS_BY_CODE) as ShopErrorCode[];
  return codes.find((code) => STATUS_BY_CODE[code] === status) ?? (status < 500 ? 'invalid' : 'internal');
}
