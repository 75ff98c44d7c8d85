import { calls, IDEMPOTENCY_HEADER, type Call } from '@nargisus/domain/contract';
import { openTestData } from '../fixtures/data/test-data.ts';
import { openCallers } from '../fixtures/accounts/callers.ts';
import { serveCalls } from '../fixtures/local-stack/serve-calls.ts';
import { anyRequest, poolOf } from './any-request.ts';
import { fuzzOptions, runFuzz } from './run-fuzz.ts';
import { bodyOf, pathOf, type Sent } from './sent.ts';

/*
 * `npm run fuzz:http -- [--minutes N] [--seed S]`, beside npm start: every call of the contract, by every kind of caller,
 * with requests that are right, nearly right and nothing of the kind, upon one served instance of each function. Whatever
 * comes, the answer is an envelope, a file or a redirect, never a 500, and what a schema refuses is never done.
 */

/** What calls change goes on changing them: people deleted by an admin are replaced after so many requests. */
const NEW_PEOPLE_AFTER = 300;

const options = fuzzOptions();
const testData = openTestData();
const served = await serveCalls();
const byStatus = new Map<number, number>();
let people = await openCallers(testData);
let asked = 0;

try {
  const pool = await poolOf(testData, people);
  const good = await runFuzz(anyRequest(pool), check, options);
  for (const [status, count] of [...byStatus].toSorted(([a], [b]) => a - b)) {
    console.info(`${status}: ${count} answers`);
  }
  process.exitCode = good ? 0 : 1;
} finally {
  await served.stop();
  await testData.close();
}

async function check(sent: Sent): Promise<void> {
  if (++asked % NEW_PEOPLE_AFTER === 0) people = await openCallers(testData);
  const call: Call = calls[sent.name];
  const response = await fetch(`${served.originOf(call.path)}${pathOf(call, sent)}`, {
    method: call.method,
    redirect: 'manual',
    headers: headersOf(call, sent),
    body: bodyOf(call, sent),
  });
  const text = await response.text();
  byStatus.set(response.status, (byStatus.get(response.status) ?? 0) + 1);
  const told = `${call.method} ${call.path}: ${response.status} ${text.slice(0, 300)}`;
  if (response.status >= 500) throw new Error(`Trouble of our own. ${told}`);
  if (call.answers && (response.status === 200 || response.status === 303)) return;
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('application/json')) throw new Error(`Not JSON but ${type}. ${told}`);
  const { success } = JSON.parse(text) as { success?: unknown };
  if (success !== response.ok) throw new Error(`The envelope contradicts its status. ${told}`);
  if (response.ok && isRefused(call, sent)) throw new Error(`Done, though its schema refuses it. ${told}`);
}

/** The body's schema, as the use cases see it. Parameters and query arrive as text and may lose what made them wrong. */
function isRefused({ body, form }: Call, sent: Sent): boolean {
  if (!body || form) return false;
  if (sent.raw !== null) return !isJson(sent.raw);
  return !body.safeParse(JSON.parse(JSON.stringify(sent.body) ?? 'null')).success;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function headersOf(call: Call, { kind, key }: Sent): Record<string, string> {
  const token = people.tokens[kind];
  return {
    ...(call.body && {
      'Content-Type': call.form ? 'application/x-www-form-urlencoded' : 'application/json',
    }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(key && { [IDEMPOTENCY_HEADER]: key }),
  };
}
