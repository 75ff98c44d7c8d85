import { calls, ShopError, type Call } from '@nargisus/domain/contract';
import type { Request } from 'express';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Caller } from './authenticate.ts';
import type { RateLimitPass } from './rate-limit.ts';
import { routesWith, type HttpDependencies } from './route.ts';

const call = <const C extends Call>(shape: C): C => shape;

/* The limit per minute, as the pipeline enforces it whatever the use case does. */
const caller: Caller = {
  uid: 'u',
  email: 'u@nargisus.test',
  name: 'U',
  role: 'user',
  signedInAt: new Date(),
};
const limitedCall = call({
  method: 'POST',
  path: '/api/limited',
  access: 'signed-in',
  perMinute: 3,
  data: z.undefined(),
});
const tooMany = new ShopError('too-many-requests', 'Too many requests. Please try again in a minute.');
const request = { get: () => undefined, params: {}, query: {} } as unknown as Request;
const noPass = {} as RateLimitPass;

function pipeline(take: () => Promise<void>): HttpDependencies {
  return {
    identify: () => Promise.resolve(caller),
    repositories: () =>
      Promise.resolve({ users: { find: () => Promise.resolve(undefined) }, rateLimits: { take } }),
    now: () => new Date(),
    rateLimitFactor: () => 2,
  } as unknown as HttpDependencies;
}

const { route, routeWithConcurrentLimit } = routesWith<object>();

describe('a limited call', () => {
  test('does not run its use case above the limit', async () => {
    const useCase = vi.fn(() => Promise.resolve({ data: undefined }));
    const { run } = route(limitedCall, useCase);
    await expect(
      run(
        request,
        pipeline(() => Promise.reject(tooMany)),
      ),
    ).rejects.toBe(tooMany);
    expect(useCase).not.toHaveBeenCalled();
  });

  test('counts the caller under the path, with the configured factor', async () => {
    const take = vi.fn(() => Promise.resolve());
    await route(limitedCall, () => Promise.resolve({ data: undefined })).run(request, pipeline(take));
    expect(take).toHaveBeenCalledWith(expect.objectContaining({ what: '/api/limited', uid: 'u', limit: 6 }));
  });

  test('without a limit counts nothing', async () => {
    const take = vi.fn(() => Promise.resolve());
    const free = call({ method: 'POST', path: '/api/free', access: 'signed-in', data: z.undefined() });
    await route(free, () => Promise.resolve({ data: undefined })).run(request, pipeline(take));
    expect(take).not.toHaveBeenCalled();
  });
});

describe('a call with a concurrent limit', () => {
  test('is rejected above the limit when its use case forgets to await the check', async () => {
    const { run } = routeWithConcurrentLimit(limitedCall, () =>
      Promise.resolve({ data: undefined, rateLimit: noPass }),
    );
    await expect(
      run(
        request,
        pipeline(() => Promise.reject(tooMany)),
      ),
    ).rejects.toBe(tooMany);
  });

  test('does not compile without the pass that the check resolves to', () => {
    // @ts-expect-error the answer lacks `rateLimit`
    const withoutPass = routeWithConcurrentLimit(limitedCall, () => Promise.resolve({ data: undefined }));
    const withPass = routeWithConcurrentLimit(limitedCall, async ({ rateLimit }) => ({
      data: undefined,
      rateLimit: await rateLimit,
    }));
    expect([withoutPass.call, withPass.call]).toEqual([limitedCall, limitedCall]);
  });

  test('reports the error of a use case that fails before it awaits the check', async () => {
    const broken = new Error('broken');
    const { run } = routeWithConcurrentLimit(limitedCall, () => Promise.reject(broken));
    await expect(
      run(
        request,
        pipeline(() => Promise.reject(tooMany)),
      ),
    ).rejects.toBe(broken);
  });

  test('does not send the pass', async () => {
    const { run } = routeWithConcurrentLimit(limitedCall, async ({ rateLimit }) => ({
      data: undefined,
      rateLimit: await rateLimit,
    }));
    expect(
      await run(
        request,
        pipeline(() => Promise.resolve()),
      ),
    ).toEqual({ data: undefined });
  });
});

describe('the status of a success', () => {
  const made = call({
    method: 'POST',
    path: '/api/made',
    access: 'signed-in',
    status: 201,
    data: z.undefined(),
  });
  test.each([
    ["is the contract's", { data: undefined }, 201],
    ['is 200 when an earlier request made the data', { data: undefined, isNew: false }, 200],
  ])('%s', async (_behaviour, answer, status) => {
    const { run } = route(made, () => Promise.resolve(answer));
    expect(
      await run(
        request,
        pipeline(() => Promise.resolve()),
      ),
    ).toEqual({ data: undefined, status });
  });
});

describe('a limit on a call without an identified caller', () => {
  test.each(['anyone', 'cart-holder'] as const)('neither compiles nor starts for %s', (access) => {
    const shape = { method: 'GET', path: '/api/x', data: z.undefined(), perMinute: 5 } as const;
    const anyones = call({ ...shape, access: 'anyone' });
    const unlimitable: Call = { ...shape, access };
    // @ts-expect-error a limit needs a caller to count
    expect(() => route(anyones, () => Promise.resolve({ data: undefined }))).toThrow(/identified caller/);
    expect(() =>
      route(unlimitable as typeof limitedCall, () => Promise.resolve({ data: undefined })),
    ).toThrow(/identified caller/);
  });

  test('is not in the contract', () => {
    const limited = Object.values<Call>(calls).filter(({ perMinute }) => perMinute !== undefined);
    expect(limited.length).toBeGreaterThan(5);
    expect(limited.filter(({ access }) => access === 'anyone' || access === 'cart-holder')).toEqual([]);
  });
});
