import { checkFieldName, checkFields } from '../documents/check-fields.ts';
import { invalidArgument } from '../firestore-error.ts';
import { checkDocumentKey } from '../paths/check-key.ts';
import type { DocumentKey, FieldPath } from '../paths/document-key.ts';
import { isNamePath } from '../paths/field-paths.ts';
import type { FieldTransform, Write } from './write.ts';

const MAX_TRANSFORMS = 500;

function checkPath(path: FieldPath): void {
  if (path.length === 0) throw invalidArgument('Invalid property path "".');
  if (isNamePath(path)) throw invalidArgument('field name __name__ is reserved');
  for (const segment of path) checkFieldName(segment);
}

function checkTransforms(transforms: readonly FieldTransform[]): void {
  for (const transform of transforms) {
    checkPath(transform.path);
    // Wraps the operands, so that an array inside an array is found too.
    const name = transform.path.at(-1)!;
    if ('values' in transform) {
      checkFields(new Map([[name, { kind: 'array', values: transform.values }]]));
    } else if (
      'operand' in transform &&
      transform.operand.kind !== 'integer' &&
      transform.operand.kind !== 'double'
    ) {
      throw invalidArgument('Input must be int64 or double.');
    }
  }
}

/**
 * Rejects repeated paths. A mask may name a field and another inside it: the outer one then decides, in
 * either order.
 */
function checkMask(mask: readonly FieldPath[]): void {
  const texts = new Set(mask.map((path) => JSON.stringify(path)));
  if (texts.size !== mask.length)
    throw invalidArgument('A field path appears more than once in the update mask.');
  for (const path of mask) checkPath(path);
}

/**
 * Rejects writes that are invalid whatever is stored (docs/reference/firestore-protocol.md 7.1, 7.2), before
 * anything is staged.
 */
export function checkWrites(writes: readonly Write[]): void {
  const transforms = new Map<DocumentKey, number>();
  for (const write of writes) {
    checkDocumentKey(write.key);
    if (write.kind === 'set') {
      checkFields(write.fields);
      if (write.mask) checkMask(write.mask);
    }
    if (write.kind === 'verify' && !write.precondition) {
      throw invalidArgument('A verify write needs a precondition.');
    }
    if (write.kind !== 'set' && write.kind !== 'transform') continue;
    checkTransforms(write.transforms);
    if (write.transforms.length === 0) continue;
    const count = (transforms.get(write.key) ?? 0) + write.transforms.length;
    transforms.set(write.key, count);
    if (count > MAX_TRANSFORMS) {
      throw invalidArgument(
        `Cannot apply more than ${MAX_TRANSFORMS} field transformations to a single document in a commit.`,
      );
    }
  }
  checkVerifies(writes);
}

function checkVerifies(writes: readonly Write[]): void {
  if (!writes.some((write) => write.kind === 'verify')) return;
  const seen = new Map<DocumentKey, 'verified' | 'written'>();
  for (const { key, kind } of writes) {
    const earlier = seen.get(key);
    if (kind === 'verify' && earlier === 'verified') {
      throw invalidArgument('the same document cannot be verified more than once in a single request');
    }
    if (kind === 'verify' && earlier === 'written') {
      throw invalidArgument('the same document cannot be written and then verified in a single request');
    }
    if (kind !== 'verify' && earlier === 'verified') {
      throw invalidArgument('the same document cannot be verified and then written in a single request');
    }
    seen.set(key, kind === 'verify' ? 'verified' : 'written');
  }
}
