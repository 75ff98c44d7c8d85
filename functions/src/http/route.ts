import {
  fieldErrors,
  IDEMPOTENCY_HEADER,
  requestKeySchema,
  requestMessages,
  ShopError,
  type Call,
  type PartOf,
  type Access,
} from '@nargisus/domain/contract';
import type { SourceMessage } from '@nargisus/domain/messages';
import { interpolate, type Interpolated } from '@nargisus/domain/text';
import type { Request } from 'express';
import * as z from 'zod/mini';
import type { Repositories } from '../app/repositories.ts';
import type { Sslcommerz } from '../payments/sslcommerz.ts';
import type { AppCheckMode, Attest } from './app-check.ts';
import type { Caller, Identify, SessionCheck } from './authenticate.ts';
import { readBody, readForm } from './read-body.ts';
import type { RequestLog } from './request-log.ts';
import { activeHolder, withRecordedRole } from './recorded-role.ts';
import { requireAccess } from './require-access.ts';

export interface Input<C extends Call> {
  readonly caller: CallerOf<C['access']>;
  readonly params: PartOf<C, 'params'>;
  readonly query: PartOf<C, 'query'>;
  readonly body: PartOf<C, 'body'>;
  readonly requestKey: C extends { idempotent: true } ? string : undefined;
  /**
   * Of calls with a limit. Rejects when the caller has called too often; counting takes as long as reading what the
   * use case needs, so both go on at once. A use case awaits it before it writes.
   */
  readonly admission: C extends { perMinute: number } ? Promise<void> : undefined;
}

/** A cart's holder may be a guest, so whoever handles a cart asks for the token where it is a user's. */
type CallerOf<W extends Access> = W extends 'anyone'
  ? undefined
  : W extends 'cart-holder'
    ? () => Promise<Caller>
    : Caller;

/** What a use case works with besides its input. */
export interface Dependencies {
  readonly identify: Identify;
  readonly repositories: () => Promise<Repositories>;
  readonly now: () => Date;
  /** Numbers in [0, 1). */
  readonly random: () => number;
  readonly log: RequestLog;
  /** Whose pages may call from a browser. */
  readonly allowedOrigins: () => readonly string[];
  /** What the contract's limits per minute are multiplied by: 1 in the shop, more where a test is in a hurry. */
  readonly rateLimitFactor: () => number;
  readonly appCheck: () => AppCheckMode;
  readonly attest: Attest;
  readonly gateway: () => Sslcommerz;
  /** Base address of the shop, from configuration alone. */
  readonly shopOrigin: () => string;
}

interface EnvelopeAnswer<Data> {
  readonly data: Data;
  readonly status?: 200 | 201 | 202;
  /** Only what is said in every language of the shop. */
  readonly message?: SourceMessage | Interpolated<SourceMessage>;
  readonly nextCursor?: string | null;
  readonly total?: number;
  /** Cache-Control; 'no-store' unless said otherwise. */
  readonly cacheControl?: string;
}

/** Sent with 303: whatever was posted, the browser goes on with GET. */
export interface RedirectAnswer {
  readonly redirect: string;
}

interface FileAnswer {
  readonly file: {
    readonly name: string;
    readonly type: string;
    /** Whole, or in pieces where it may be large. */
    readonly content: Uint8Array | AsyncIterable<Uint8Array>;
  };
}

export type Answer<C extends Call> = C extends { answers: 'redirect' }
  ? RedirectAnswer
  : C extends { answers: 'file' }
    ? FileAnswer
    : EnvelopeAnswer<PartOf<C, 'data'>>;

/** An answer as it is sent: `data` in border form (taka). */
export type WireAnswer =
  (EnvelopeAnswer<unknown> & { readonly alsoAs?: Call['alsoAs'] }) | RedirectAnswer | FileAnswer;

export interface Route {
  readonly call: Call;
  readonly run: (request: Request, dependencies: Dependencies) => Promise<WireAnswer>;
  /** What a browser is shown instead of an error in JSON, for calls that it is sent to. */
  readonly otherwise?: (thrown: unknown, dependencies: Dependencies) => RedirectAnswer;
}

/** A call of the contract: who is asking, may they, is the request well formed, then the use case. */
export function route<const C extends Call>(
  call: C,
  useCase: (input: Input<C>, repositories: Repositories, dependencies: Dependencies) => Promise<Answer<C>>,
  otherwise?: Route['otherwise'],
): Route {
  return {
    call,
    otherwise,
    run: async (request, dependencies) => {
      const identify = (check?: SessionCheck) => dependencies.identify(request.get('authorization'), check);
      const needsToken = call.access !== 'anyone' && call.access !== 'cart-holder';
      const claimed = needsToken ? await identify() : undefined;
      // A call for staff tells others nothing, not even what is wrong with their request.
      if (claimed && call.access === 'admin') requireAccess(call.access, claimed, undefined);
      const params = parse(call.params, request.params);
      const query = parse(call.query, request.query);
      const named = emailNamedIn(params, query);
      if (claimed) requireAccess(call.access, claimed, named);
      const requestKey = call.idempotent ? requestKeyOf(request) : undefined;
      const body = call.body
        ? parse(call.body, await (call.form ? readForm(request) : readBody(request)))
        : undefined;
      const repositories = await dependencies.repositories();
      const caller = claimed && (await withRecordedRole(claimed, repositories));
      if (caller) requireAccess(call.access, caller, named);
      const who = call.access === 'cart-holder' ? () => activeHolder(identify, repositories) : caller;
      // After the parsing, which costs nothing: what is refused there may be tried again at once.
      const admission = caller && admit(call, caller, repositories, dependencies);
      // The parts were parsed by this call's own schemas, which the generic type cannot follow.
      const input = { caller: who, params, query, body, requestKey, admission } as Input<C>;
      const answer: WireAnswer = await useCase(input, repositories, dependencies);
      if (!('data' in answer)) return answer;
      const data = z.encode<z.ZodMiniType>(call.data, answer.data);
      return { ...answer, data, ...(call.alsoAs && { alsoAs: call.alsoAs }) };
    },
  };
}

function admit(
  { path, perMinute }: Call,
  { uid }: Caller,
  { rateLimits }: Repositories,
  { now, rateLimitFactor }: Dependencies,
): Promise<void> | undefined {
  if (!perMinute) return undefined;
  const admission = rateLimits.take({
    what: path,
    uid,
    perMinute: perMinute * rateLimitFactor(),
    now: now(),
  });
  // A use case that fails before it looks leaves this one to nobody.
  admission.catch(() => undefined);
  return admission;
}

function parse(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = fieldErrors(parsed.error.issues);
  throw new ShopError('invalid', Object.values(fields)[0] ?? requestMessages.notValid, { fields });
}

function requestKeyOf(request: Request): string {
  const key = requestKeySchema.safeParse(request.get(IDEMPOTENCY_HEADER));
  if (key.success) return key.data.toLowerCase();
  const message = interpolate(requestMessages.requestKey, { header: IDEMPOTENCY_HEADER });
  throw new ShopError('invalid', message, { fields: { [IDEMPOTENCY_HEADER]: message } });
}

/**
 * The e-mail that a self-or-admin call is about: a parameter or `userEmail`, as docs/reference/specification.md 7
 * has them.
 */
function emailNamedIn(params: unknown, query: unknown): string | undefined {
  const named = { ...(params as object), ...(query as object) } as { email?: string; userEmail?: string };
  return named.email ?? named.userEmail;
}
