import type { CodedMessage } from '../messages/coded-message.ts';
import { messageText, type Message } from '../text/message.ts';

/**
 * The kinds of errors of a call: closed, so that every kind has a status and every status a meaning
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
  /** The client cannot reach the shop or parse its answer, or the shop cannot reach its database. */
  unreachable: 503,
} as const;

export type ShopErrorCode = keyof typeof STATUS_BY_CODE;

export type FieldErrors = Readonly<Record<string, string>>;

interface Details {
  /** By field, for a 400. */
  readonly fields?: FieldErrors;
  /** What the client needs to continue, such as the fresh quote of a 409. */
  readonly data?: unknown;
  /** Seconds after which a 429 may be retried. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
  /** What an answer of the API carries for `message`; errors that the functions throw leave it out. */
  readonly coded?: CodedMessage;
  /** The same for `fields`. */
  readonly codedFields?: Readonly<Record<string, CodedMessage>>;
}

/** A broken contract, as the functions throw it and as call-api rethrows it in the browser. */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  readonly code: ShopErrorCode;
  /** The message with its values apart, of which codedMessage() finds the code. */
  readonly source: string | Message;
  /** The code and the values that came with an answer of the API. */
  readonly coded?: CodedMessage;
  readonly fields?: FieldErrors;
  /** The codes and the values of `fields` that came with an answer of the API. */
  readonly codedFields?: Readonly<Record<string, CodedMessage>>;
  readonly data?: unknown;
  readonly retryAfter?: number;

  constructor(
    code: ShopErrorCode,
    message: string | Message,
    { fields, data, retryAfter, cause, coded, codedFields }: Details = {},
  ) {
    super(messageText(message), { cause });
    this.code = code;
    this.source = message;
    this.coded = coded;
    this.fields = fields;
    this.codedFields = codedFields;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}

export function codeOfStatus(status: number): ShopErrorCode {
  const codes = Object.keys(STATUS_BY_CODE) as ShopErrorCode[];
  return codes.find((code) => STATUS_BY_CODE[code] === status) ?? (status < 500 ? 'invalid' : 'internal');
}
