import type { ListenResponse, WireTarget } from '../../wire/wire-messages.ts';
import { admin, DATABASE, inProcess, open, ROOT, type InProcess } from './in-process.ts';

/** A query of all orders. */
export const orders = { parent: ROOT, structuredQuery: { from: [{ collectionId: 'orders' }] } };

/** Opens a Listen stream and records its messages; `add` adds a target. */
export function listening(emulator: InProcess = inProcess(), as = admin) {
  const stream = open(emulator.table.bidi.Listen, as);
  const add = (addTarget: WireTarget) => stream.session.receive({ database: DATABASE, addTarget });
  return { emulator, ...stream, add };
}

/** Summarizes a message: `ADD 2`, `change orders/a 2`, `NO_CHANGE`. */
export function summarize(message: ListenResponse): string {
  const { targetChange, documentChange, documentDelete, documentRemove, filter } = message;
  const short = (full?: string | null) => full!.slice(ROOT.length + 1);
  const minus = (ids?: number[] | null) => (ids ?? []).map((id) => `-${id}`);
  if (targetChange) {
    const cause = targetChange.cause ? [`code ${targetChange.cause.code}`] : [];
    return [targetChange.targetChangeType, ...targetChange.targetIds!, ...cause].join(' ');
  }
  if (documentChange) {
    const { document, targetIds, removedTargetIds } = documentChange;
    return ['change', short(document!.name), ...(targetIds ?? []), ...minus(removedTargetIds)].join(' ');
  }
  const gone = documentDelete ?? documentRemove;
  if (gone) {
    return [documentDelete ? 'delete' : 'remove', short(gone.document), ...minus(gone.removedTargetIds)].join(
      ' ',
    );
  }
  return `filter ${filter!.targetId} ${filter!.count}`;
}
