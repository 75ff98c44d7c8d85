import type { DocumentKey } from '../paths/document-key.ts';
import type { Value } from '../values/value.ts';
import type { IndexEntry } from './field-index.ts';
import type { IndexScan } from './index-scan.ts';

export interface MergeMember {
  readonly scan: IndexScan;
  /** The values that this index's equalities fix; what follows them is the order all members share. */
  readonly prefix: readonly Value[];
  readonly reverse: boolean;
}

function leap(member: MergeMember, target: IndexEntry, targetPrefix: number): void {
  const values = [...member.prefix, ...target.values.slice(targetPrefix)];
  // Walking backwards, what equals the target must count as not yet passed.
  member.scan.leapTo({ values, key: target.key, after: member.reverse });
}

/**
 * The documents that all scans have in common, in their common order (a zig-zag join): each scan leaps to where the
 * furthest one stands, so the cost follows the smallest of them.
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
