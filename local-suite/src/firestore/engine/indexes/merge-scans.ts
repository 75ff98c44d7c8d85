import type { DocumentKey } from '../paths/document-key.ts';
import type { Value } from '../values/value.ts';
import type { IndexEntry } from './field-index.ts';
import type { IndexScan } from './index-scan.ts';

export interface MergeMember {
  readonly scan: IndexScan;
  /** The values fixed by this index's equalities; the order that follows them is common to all members. */
  readonly prefix: readonly Value[];
  readonly reverse: boolean;
}

function leap(member: MergeMember, target: IndexEntry, targetPrefix: number): void {
  const values = [...member.prefix, ...target.values.slice(targetPrefix)];
  // In a backward scan, entries equal to the target count as not yet passed.
  member.scan.skipTo({ values, key: target.key, after: member.reverse });
}

/**
 * Yields the documents common to all scans, in their common order (a zig-zag join): each scan seeks to the
 * position of the furthest one, so the cost follows the smallest of them.
 */
export function* mergeScans(members: readonly MergeMember[]): Generator<DocumentKey> {
  const [first, ...others] = members as readonly [MergeMember, ...MergeMember[]];
  while (first.scan.current) {
    const target = first.scan.current;
    const ahead = others.find((member) => {
      if (member.scan.current && member.scan.current.key !== target.key)
        leap(member, target, first.prefix.length);
      return member.scan.current?.key !== target.key;
    });
    if (!ahead) {
      yield target.key;
      first.scan.advance();
    } else if (ahead.scan.current) {
      leap(first, ahead.scan.current, ahead.prefix.length);
    } else {
      return;
    }
  }
}
