import type { Database } from '../engine/database.ts';
import { invalidArgument } from '../engine/firestore-error.ts';
import type { WatchTarget } from '../engine/watch/watch-event.ts';
import { queryFromWire } from '../wire/query-from-wire.ts';
import { documentFromWire, parentFromWire, requireSameDatabase } from '../wire/resource-name.ts';
import { timestampFromWire } from '../wire/timestamp.ts';
import type { WireTarget } from '../wire/wire-messages.ts';
import { resumeTokens } from './resume-tokens.ts';

/** Before the history of any database, so that a listener resuming from it is sent everything. */
const BEFORE_EVERYTHING = 0;

/** @throws INVALID_ARGUMENT */
export function targetFromWire(database: Database, wire: WireTarget): WatchTarget {
  const common = {
    id: wire.targetId ?? 0,
    once: wire.once ?? undefined,
    resume: resumeFromWire(wire),
    expectedCount: wire.expectedCount ? (wire.expectedCount.value ?? 0) : undefined,
  };
  if (wire.documents) {
    const keys = (wire.documents.documents ?? []).map((name) => {
      const document = documentFromWire(name);
      requireSameDatabase(document, database);
      return document.path;
    });
    if (keys.length === 0) throw invalidArgument('A documents target must name a document.');
    return { ...common, keys };
  }
  if (wire.query) {
    const parent = parentFromWire(wire.query.parent);
    requireSameDatabase(parent, database);
    return { ...common, query: queryFromWire(parent.path, wire.query.structuredQuery) };
  }
  throw invalidArgument('Target type is unset.');
}

function resumeFromWire({ resumeToken, readTime }: WireTarget): number | undefined {
  if (resumeToken?.length) return resumeTokens.decode(resumeToken) ?? BEFORE_EVERYTHING;
  return readTime ? timestampFromWire(readTime) : undefined;
}
