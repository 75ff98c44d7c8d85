import { calls, IDEMPOTENCY_HEADER, type Call } from '@nargisus/domain/contract';
import { openTestData } from '../fixtures/data/test-data.ts';
import { openCallers } from '../fixtures/accounts/callers.ts';
import { serveCalls } from '../fixtures/local-stack/serve-calls.ts';
import { anyRequest, poolOf } from './any-request.ts';
import { fuzzOptions, runFuzz } from './run-fuzz.ts';
import { bodyOf, pathOf, type GeneratedRequest } from './generated-request.ts';

/*
 * `npm run fuzz:http -- [--minutes N] [--seed S]`, beside npm start: sends valid, nearly valid and invalid requests to every call of
 * the contract, from every kind of caller, to one instance of each function. Every response is an envelope, a file or a redirect, never
 * a 500, and a request that the schema rejects is never executed.
 */

/** Callers are replaced after this many requests, because some requests delete or change them. */
const NEW_CALLERS_AFTER = 300;

const options = fuzzOptions();
const testData = openTestData();
const served = await serveCalls();
const byStatus = new Map<number, number>();
let callers = await openCallers(testData);
let requests = 0;

try {
  const pool = await poolOf(testData, callers);
  const passed = await runFuzz(anyRequest(pool), check, options);
  for (const [status, count] of [...byStatus].toSorted(([a], [b]) => a - b)) {
    console.info(`${status}: ${count} answers`);
  }
  process.exitCode = passed ? 0 : 1;
} finally {
  await served.stop();
  await testData.close();
}

async function check(request: GeneratedRequest): Promise<void> {
  if (++requests % NEW_CALLERS_AFTER === 0) callers = await openCallers(testData);
  const call: Call = calls[request.name];
  const response = await fetch(`${served.originOf(call.path)}${pathOf(call, request)}`, {
    method: call.method,
    redirect: 'manual',
    headers: headersOf(call, request),
    body: bodyOf(call, request),
  });
  const text = await response.text();
  byStatus.set(response.status, (byStatus.get(response.status) ?? 0) + 1);
  const summary = `${call.method} ${call.path}: ${response.status} ${text.slice(0, 300)}`;
  if (response.status >= 500) throw new Error(`A server error. ${summary}`);
  if (call.answers && (response.status === 200 || response.status === 303)) return;
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('application/json')) throw new Error(`Not JSON but ${type}. ${summary}`);
  const { success } = JSON.parse(text) as { success?: unknown };
  if (success !== response.ok) throw new Error(`The envelope contradicts its status. ${summary}`);
  if (response.ok && isRejectedBySchema(call, request))
    throw new Error(`Executed, although its schema rejects it. ${summary}`);
}

/** Checks the body only: parameters and query are sent as text and may become valid. */
function isRejectedBySchema({ body, form, signed }: Call, request: GeneratedRequest): boolean {
  if (!body || form || signed) return false;
  if (request.raw !== null) return !isJson(request.raw);
  return !body.safeParse(JSON.parse(JSON.stringify(request.body) ?? 'null')).success;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function headersOf(call: Call, { kind, key }: GeneratedRequest): Record<string, string> {
  const token = callers.tokens[kind];
  return {
    ...(call.body && {
      'Content-Type': call.form ? 'application/x-www-form-urlencoded' : 'application/json',
    }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(key && { [IDEMPOTENCY_HEADER]: key }),
  };
}
