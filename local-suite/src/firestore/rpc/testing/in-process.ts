/** The real RPC table over the real engine and rules, without a socket, for the tests in this folder. */
import { UsageMeter } from '../../billing/usage-meter.ts';
import { Engine } from '../../engine/engine.ts';
import type { FirestoreError } from '../../engine/firestore-error.ts';
import type { WireValue, WireWrite } from '../../wire/wire-messages.ts';
import type { BidiSession, CallContext, Caller } from '../call-context.ts';
import { createRpcTable } from '../rpc-table.ts';
import { RulesetRegistry } from '../ruleset-registry.ts';

export const DATABASE = 'projects/demo/databases/(default)';
export const ROOT = `${DATABASE}/documents`;

export function inProcess(rulesSource?: string) {
  const engine = new Engine();
  const rules = new RulesetRegistry();
  const usage = new UsageMeter();
  if (rulesSource !== undefined) {
    const { ok, issues } = rules.load('demo', rulesSource, 'firestore.rules');
    if (!ok) throw new Error(issues.map(({ line, message }) => `L${line} ${message}`).join('\n'));
  }
  const table = createRpcTable({ engine, rules, usage });
  return { engine, rules, usage, table, database: engine.database('demo', '(default)') };
}

export type InProcess = ReturnType<typeof inProcess>;

export const admin: CallContext = context({ kind: 'admin', auth: null });
export const anonymous: CallContext = context({ kind: 'anonymous', auth: null });

export function user(uid: string, claims: Record<string, unknown> = {}): CallContext {
  return context({ kind: 'user', auth: { uid, token: { sub: uid, ...claims } } });
}

function context(caller: Caller): CallContext {
  return { caller, signal: new AbortController().signal };
}

export const name = (path: string) => `${ROOT}/${path}`;
export const int = (value: number): WireValue => ({ integerValue: String(value) });
export const text = (stringValue: string): WireValue => ({ stringValue });

export function set(path: string, fields: Record<string, WireValue>): WireWrite {
  return { update: { name: name(path), fields } };
}

/** Stores documents, bypassing the rules. */
export async function given({ table }: InProcess, documents: Record<string, Record<string, WireValue>>) {
  const writes = Object.entries(documents).map(([path, fields]) => set(path, fields));
  await table.unary.Commit({ database: DATABASE, writes }, admin);
}

export async function all<T>(stream: AsyncIterable<T>): Promise<T[]> {
  const messages: T[] = [];
  for await (const message of stream) messages.push(message);
  return messages;
}

/** Opens a stream and records its output. */
export function open<Request, Response>(
  rpc: (
    context: CallContext,
    out: { send(message: Response): void; fail(error: FirestoreError): void; end(): void },
  ) => BidiSession<Request>,
  as: CallContext,
) {
  const sent: Response[] = [];
  const state: { error?: FirestoreError; ended: boolean } = { ended: false };
  const session = rpc(as, {
    send: (message) => {
      sent.push(message);
    },
    fail: (error) => {
      state.error = error;
    },
    end: () => {
      state.ended = true;
    },
  });
  return { session, sent, state };
}

/** Waits until everything that is only queued has run. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
