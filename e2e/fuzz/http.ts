import fc from 'fast-check';
import { calls, IDEMPOTENCY_HEADER, type Call } from '@nargisus/domain/contract';
import { openBackstage, type Backstage } from '../fixtures/backstage.ts';
import { CALLER_KINDS, newGuestId, openCallers, type CallerKind, type Callers } from '../fixtures/callers.ts';
import { ADDRESS, draftOf, newKey } from '../fixtures/drafts.ts';
import { call as askApi } from '../fixtures/api-client.ts';
import { serveApi } from '../fixtures/serve-functions.ts';
import { fromSchema, type Pool } from './from-schema.ts';
import { junkText, mutated } from './junk.ts';
import { fuzzOptions, runFuzz } from './run-fuzz.ts';

/*
 * `npm run fuzz:http -- [--minutes N] [--seed S]`, beside npm start: every call of the contract, by every kind of caller,
 * with requests that are right, nearly right and nothing of the kind, upon one served instance of the functions. Whatever
 * comes, the answer is an envelope, a file or a redirect, never a 500, and what a schema refuses is never done.
 */
type Name = keyof typeof calls;

interface Sent {
  readonly name: Name;
  readonly kind: CallerKind;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** The body as it is sent, where it is no JSON. */
  readonly raw: string | null;
  readonly key: string | null;
}

/** Strangers are turned away at the door: most should come further. */
const KINDS = [
  ...CALLER_KINDS,
  ...Array<CallerKind>(3).fill('user'),
  'other' as const,
  ...Array<CallerKind>(7).fill('admin'),
];

/** What calls change goes on changing them: people deleted by an admin are replaced after so many requests. */
const NEW_PEOPLE_AFTER = 300;

const options = fuzzOptions();
const backstage = openBackstage();
const served = await serveApi();
const byStatus = new Map<number, number>();
let people = await openCallers(backstage);
let asked = 0;

try {
  const pool = await poolOf(backstage, people);
  const good = await runFuzz(anyRequest(pool), check, options);
  for (const [status, count] of [...byStatus].toSorted(([a], [b]) => a - b)) {
    console.info(`${status}: ${count} answers`);
  }
  process.exitCode = good ? 0 : 1;
} finally {
  await served.stop();
  await backstage.close();
}

/** Of what a field may hold, some exists. */
async function poolOf({ product }: Backstage, { user, other, tokens }: Callers): Promise<Pool> {
  const goods = await Promise.all([product(), product()]);
  const order = await askApi('/api/orders', {
    method: 'POST',
    ...{ token: tokens.user, body: draftOf(goods[0]!), headers: newKey() },
  });
  const { _id } = order.body.data as unknown as { _id: string };
  const productIds = goods.map(({ id }) => id);
  const guest = newGuestId();
  return {
    ...Object.fromEntries(Object.entries(ADDRESS).map(([field, value]) => [field, [value]])),
    productId: productIds,
    id: [_id, ...productIds, 'NONE'],
    email: [user.email, other.email, 'nobody@nargisus.test'],
    userEmail: [user.email, other.email],
    userId: [guest, user.email],
    quantity: [1, 2, 10],
    totalAmount: [1310, 2560],
    voucherCode: [null, 'SAVE50'],
    phone: ['01712345678', ''],
    imageUrl: ['', '/me.webp'],
    image: ['/a.webp'],
    price: [1250],
    date: ['2026-11-20'],
    from: ['2026-11-01'],
    to: ['2026-11-21'],
    limit: ['1', '100'],
    page: ['1', '2'],
    cursor: ['WzE3OTUyMzU0MDAsMCwiOWYyYzFkNWUiXQ'],
  };
}

function anyRequest(pool: Pool): fc.Arbitrary<Sent> {
  return fc
    .record({
      name: fc.constantFrom(...(Object.keys(calls) as Name[])),
      kind: fc.constantFrom(...KINDS),
    })
    .chain(({ name, kind }) => {
      const call: Call = calls[name];
      const part = (schema: Call['body']) =>
        schema ? nearly(fromSchema(schema, pool)) : fc.constant<unknown>(undefined);
      return fc.record({
        name: fc.constant(name),
        kind: fc.constant(kind),
        params: part(call.params),
        query: part(call.query),
        body: part(call.body),
        raw: fc.option(junkText, { freq: 20 }),
        key: fc.oneof({ weight: 8, arbitrary: fc.uuid() }, fc.constant(null)),
      });
    });
}

/** As it should be, or with one thing wrong. */
function nearly(right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof(right, right.chain(mutated));
}

async function check(sent: Sent): Promise<void> {
  if (++asked % NEW_PEOPLE_AFTER === 0) people = await openCallers(backstage);
  const call: Call = calls[sent.name];
  const response = await fetch(addressOf(call, sent), {
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

function addressOf({ path }: Call, { params, query }: Sent): string {
  const filled = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => encoded(fieldOf(params, name) ?? 'NONE') || '-',
  );
  const asked = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  const text = asked.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  // Longer, and Node's own server refuses the request before any of ours hears of it.
  return `${served.origin}${filled}${text && `?${text}`}`.slice(0, 12_000);
}

function fieldOf(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? (from as Record<string, unknown>)[name] : undefined;
}

/** encodeURIComponent refuses half a surrogate pair; `.` and `..` would be taken out of the path by fetch itself. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(Buffer.from(text.slice(0, 3_000)).toString()).replace(/^\.+$/, '-');
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

function bodyOf(call: Call, { raw, body }: Sent): string | undefined {
  if (!call.body) return undefined;
  if (raw !== null) return raw;
  if (!call.form) return JSON.stringify(body) ?? 'null';
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return fields.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
}
