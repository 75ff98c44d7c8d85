import {
  clientMessages,
  openEnvelope,
  ShopError,
  type Call,
  type PartOf,
  type SentPartOf,
} from '@nargisus/domain/contract';
import { takeEmbeddedResponse } from './embedded-responses.ts';

interface CallOptions<C extends Call> {
  params?: SentPartOf<C, 'params'>;
  query?: SentPartOf<C, 'query'>;
  body?: SentPartOf<C, 'body'>;
  /** A Firebase ID token, for calls that require sign-in. */
  token?: string | null;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Makes one call of the contract (docs/reference/specification.md 7) and returns its parsed data: paisa and Dates, not
 * numbers and text.
 * @throws ShopError for every answer that is not a success, 'unreachable' without an answer of the API.
 */
export async function callApi<C extends Call>(
  call: C,
  sending: CallOptions<C> = {},
): Promise<PartOf<C, 'data'>> {
  return (await callApiForPage(call, sending)).data;
}

/** Like callApi, for a paginated list; also returns the cursor and the total of the envelope. */
export async function callApiForPage<C extends Call>(
  call: C,
  sending: CallOptions<C> = {},
): Promise<{ data: PartOf<C, 'data'>; nextCursor: string | null; total: number | null }> {
  const { status, body } = await send(call, sending);
  // The session may have ended: refreshing the token publishes that, and the reason.
  if (status === 401 && sending.token) {
    void import('../auth/auth-mutations.ts').then(({ refreshRole }) => refreshRole()).catch(() => undefined);
  }
  const { data, nextCursor = null, total = null } = openEnvelope(status, body);
  const answer = call.data.safeParse(data);
  if (!answer.success) throw unreachable(answer.error);
  return { data: answer.data as PartOf<C, 'data'>, nextCursor, total };
}

/**
 * Returns the error if the server answered with a message of its own; undefined if it did not or could not be reached
 * (docs/reference/specification.md 8: then the screen has a message).
 */
export function serverError(cause: unknown): ShopError | undefined {
  return cause instanceof ShopError && cause.code !== 'unreachable' && cause.message ? cause : undefined;
}

async function send<C extends Call>(
  call: C,
  { params, query, body, token, headers, signal }: CallOptions<C>,
) {
  try {
    const url = urlOf(call.path, params, query);
    const embedded = call.method === 'GET' ? await takeEmbeddedResponse(url) : undefined;
    if (embedded) return embedded;
    const response = await fetch(url, {
      method: call.method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && (await (await import('../auth/auth-mutations.ts')).authHeaders(token))),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
    return { status: response.status, body: (await response.json()) as unknown };
  } catch (cause) {
    throw unreachable(cause);
  }
}

function urlOf(path: string, params: object = {}, query: object = {}): string {
  const filled = Object.entries(params).reduce(
    (url, [name, value]) => url.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  );
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  if (!parameters.length) return filled;
  return `${filled}?${new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]))}`;
}

const unreachable = (cause: unknown) => new ShopError('unreachable', clientMessages.unreachable, { cause });
