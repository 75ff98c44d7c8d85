import type { Usage, UsageMeter } from '../billing/usage-meter.ts';
import type { Database } from '../engine/database.ts';
import type { CallContext } from './call-context.ts';

/** One RPC at work: its name, who called it and on which database. */
export interface Call {
  rpc: string;
  context: CallContext;
  database: Database;
}

/** Counts what a call has cost under whoever made it. */
export function bill(usage: UsageMeter, { rpc, context, database }: Call, amount: Partial<Usage>): void {
  const caller = context.caller.kind === 'user' ? (context.caller.auth?.uid ?? 'user') : context.caller.kind;
  usage.count({ project: database.project, rpc, caller, label: context.label }, amount);
}
