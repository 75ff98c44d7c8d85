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
import { interpolate } from '@nargisus/domain/text';
import type { Request } from 'express';
import * as z from 'zod/mini';
import type { Answer, RedirectAnswer, WireAnswer } from './answer.ts';
import type { AppCheckMode, Attest } from './app-check.ts';
import type { Caller, Identify, SessionCheck } from './authenticate.ts';
import {
  isLimited,
  takeRateLimit,
  type EnforceableCall,
  type LimitedCall,
  type RateLimitPass,
} from './rate-limit.ts';
import type { RateLimitsRepository } from './rate-limits.repository.ts';
import { readBody, readForm } from './read-body.ts';
import { activeHolder, withRecordedRights, type StaffRecords } from './recorded-rights.ts';
import type { RequestLog } from './request-log.ts';
import { requireAccess } from './require-access.ts';

export interface Input<C extends Call> {
  readonly caller: CallerOf<C['access']>;
  readonly params: PartOf<C, 'params'>;
  readonly query: PartOf<C, 'query'>;
  readonly body: PartOf<C, 'body'>;
  readonly requestKey: C extends { idempotent: true } ? string : undefined;
}

/** A cart may belong to a guest, so calls about carts verify the token only where the cart is a user's. */
type CallerOf<W extends Access> = W extends 'anyone'
  ? undefined
  : W extends 'cart-holder'
    ? () => Promise<Caller>
    : Caller;

/** The repositories that the pipeline reads before the use case runs. */
interface PipelineRepositories {
  readonly users: StaffRecords;
  readonly rateLimits: Pick<RateLimitsRepository, 'take'>;
}

/** The dependencies of the pipeline. `R`: the repositories of the routes. */
export interface HttpDependencies<R = object> {
  readonly identify: Identify;
  /** Opens the repositories with the first call that needs data. */
  readonly repositories: () => Promise<R & PipelineRepositories>;
  readonly now: () => Date;
  readonly log: RequestLog;
  /** The origins whose pages may call the API. */
  readonly allowedOrigins: () => readonly string[];
  /** Multiplies the contract's limits per minute: 1 in the cloud, more in tests. */
  readonly rateLimitFactor: () => number;
  readonly appCheck: () => AppCheckMode;
  readonly attest: Attest;
}

/** A call of the contract with its use case. `R`: the repositories it needs; `D`: its other dependencies. */
export interface Route<R = never, D = never> {
  readonly call: Call;
  readonly run: (request: Request, dependencies: HttpDependencies<R> & D) => Promise<WireAnswer>;
  /** Returns the page to show instead of an error in JSON, for calls that a browser navigates to. */
  readonly onError?: (thrown: unknown, dependencies: D) => RedirectAnswer;
}

type UseCase<I, R, D, A> = (input: I, repositories: R, dependencies: D) => Promise<A>;

/**
 * Returns the two ways to define a route of a capability. The pipeline identifies the caller, checks access, parses the
 * request, enforces the call's limit per minute, and then runs the use case.
 */
export function routesWith<R, D = object>() {
  /** Defines a route. A limited call runs its use case only after the limit has been checked. */
  function route<const C extends Call>(
    call: C & EnforceableCall<C>,
    useCase: UseCase<Input<C>, R, D, Answer<C>>,
    onError?: Route<R, D>['onError'],
  ): Route<R, D> {
    const limited = isLimited(call) ? call : undefined;
    return {
      call,
      onError,
      run: async (request, dependencies) => {
        const { input, repositories, takeLimit } = await prepare<C, R, D>(call, request, dependencies);
        if (limited) await takeLimit(limited);
        return onTheWire(call, await useCase(input, repositories, dependencies));
      },
    };
  }

  /**
   * Defines a route whose limit is checked while the use case reads, which saves a round trip. The use case gets the check
   * as `rateLimit`, awaits it before it writes, and returns the pass that it resolves to: without the pass its answer does
   * not compile. The pipeline awaits the check too, so a call above the limit is answered 429 in any case.
   */
  function routeWithConcurrentLimit<const C extends LimitedCall>(
    call: C,
    useCase: UseCase<
      Input<C> & { readonly rateLimit: Promise<RateLimitPass> },
      R,
      D,
      Answer<C> & { readonly rateLimit: RateLimitPass }
    >,
  ): Route<R, D> {
    return {
      call,
      run: async (request, dependencies) => {
        const { input, repositories, takeLimit } = await prepare<C, R, D>(call, request, dependencies);
        const rateLimit = takeLimit(call);
        // A use case that fails before it awaits the check must not leave an unhandled rejection.
        rateLimit.catch(() => undefined);
        const { rateLimit: _pass, ...answer } = await useCase(
          { ...input, rateLimit },
          repositories,
          dependencies,
        );
        await rateLimit;
        return onTheWire(call, answer as unknown as Answer<C>);
      },
    };
  }

  return { route, routeWithConcurrentLimit };
}

/** Identifies the caller, parses the request, and checks access. */
async function prepare<C extends Call, R, D>(
  call: C,
  request: Request,
  dependencies: HttpDependencies<R> & D,
) {
  const identify = (check?: SessionCheck) => dependencies.identify(request.get('authorization'), check);
  const needsToken = call.access !== 'anyone' && call.access !== 'cart-holder';
  const claimed = needsToken ? await identify() : undefined;
  const caller = claimed && (await withRecordedRights(claimed, dependencies.repositories, call));
  // A call for staff rejects others before it validates their request.
  if (caller && call.access !== 'self-or-staff') requireAccess(call, caller, undefined);
  const params = parse(call.params, request.params);
  const query = parse(call.query, request.query);
  const named = emailNamedIn(params, query);
  if (caller) requireAccess(call, caller, named);
  const requestKey = call.idempotent ? requestKeyOf(request) : undefined;
  const body = call.body && parse(call.body, await readSentBody(call, call.body, request));
  const repositories = await dependencies.repositories();
  const access = call.access === 'cart-holder' ? () => activeHolder(identify, repositories) : caller;
  return {
    // The parts were parsed by this call's own schemas, which the generic type cannot follow.
    input: { caller: access, params, query, body, requestKey } as Input<C>,
    repositories,
    // Taken after the validation, which is cheap: an invalid request may be corrected and sent again at once.
    takeLimit: (limited: LimitedCall) =>
      takeRateLimit(limited, caller!, {
        rateLimits: repositories.rateLimits,
        now: dependencies.now(),
        factor: dependencies.rateLimitFactor(),
      }),
  };
}

function readSentBody({ form, maxBytes }: Call, schema: z.ZodMiniType, request: Request): Promise<unknown> {
  if (form) return readForm(request);
  return readBody(request, { isOptional: schema instanceof z.ZodMiniOptional, maxBytes });
}

/** Returns an answer with the contract's status, and `data` in wire form (taka, text). */
function onTheWire<C extends Call>(call: C, answer: Answer<C>): WireAnswer {
  if (!('data' in answer)) return answer as WireAnswer;
  const { isNew = true, ...rest } = answer;
  const data = z.encode<z.ZodMiniType>(call.data, answer.data);
  return { ...rest, data, status: isNew ? call.status : 200, ...(call.alsoAs && { alsoAs: call.alsoAs }) };
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
 * Returns the e-mail that a 'self-or-staff' call is about: a path parameter or `userEmail`
 * (docs/reference/specification.md 7).
 */
function emailNamedIn(params: unknown, query: unknown): string | undefined {
  const named = { ...(params as object), ...(query as object) } as { email?: string; userEmail?: string };
  return named.email ?? named.userEmail;
}
