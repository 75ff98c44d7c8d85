import type { Document } from '../engine/documents/document.ts';
import type { Write } from '../engine/writes/write.ts';
import type { RpcParts } from './call-context.ts';
import type { Call } from './call.ts';
import { commitAsCaller } from './commit-as-caller.ts';

/** Commits one write and returns the document as this write left it, despite concurrent writes. */
export async function writeOneDocument(
  call: Call,
  parts: RpcParts,
  write: Write,
): Promise<Document | undefined> {
  let written: Document | undefined;
  await commitAsCaller(call, parts, [write], {
    inspect: (staged) => {
      written = staged.writes[0]?.after;
    },
  });
  return written;
}
