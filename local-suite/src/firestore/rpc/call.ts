import type { Usage, UsageMeter } from '../billing/usage-meter.ts';
import type { Database } from '../engine/database.ts';
import type { CallContext } from './call-context.ts';

/** One RPC call: its name, its caller and its database. */
export interface Call {
  rpc: string;
  context: CallContext;
  database: Database;
}

/** Counts the cost of a call under its caller. */
export function bill(usage: UsageMeter, { rpc, context, database }: Call, amount: Partial<Usage>): void {
  const caller = context.caller.kind === 'user' ? (context.caller.auth?.uid ?? 'user') : context.caller.kind;
  usage.count({ project: database.project, rpc, caller, label: context.label }, amount);
}
