import type { WireQuery, WireWrite } from '../../wire/wire-messages.ts';
import { all, DATABASE, given, inProcess, int, name, ROOT, text } from './in-process.ts';

/** Wraps match blocks in a complete ruleset. */
export const wrap = (body: string) => `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
${body}
} }`;

/** Resolves with `allowed`, or the code of the error. */
export async function outcome(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'allowed',
    (error: { code: string }) => error.code,
  );
}

/** Creates a database with a few documents and these rules. */
export async function shop(rules: string) {
  const emulator = inProcess(wrap(rules));
  await given(emulator, {
    'orders/mine': { owner: text('rahim'), n: int(1) },
    'members/rahim': { level: int(3) },
  });
  const commit = (as: Parameters<typeof emulator.table.unary.Commit>[1], ...writes: WireWrite[]) =>
    outcome(emulator.table.unary.Commit({ database: DATABASE, writes }, as));
  const get = (as: Parameters<typeof emulator.table.unary.GetDocument>[1], path: string) =>
    outcome(emulator.table.unary.GetDocument({ name: name(path) }, as));
  const list = (as: Parameters<typeof emulator.table.unary.Commit>[1], structuredQuery: WireQuery) =>
    outcome(all(emulator.table.serverStream.RunQuery({ parent: ROOT, structuredQuery }, as)));
  return { emulator, commit, get, list };
}
