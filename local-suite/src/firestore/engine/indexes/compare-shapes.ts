import { DeclaredIndexes } from './declared-indexes.ts';
import { serveShape, type QueryShape } from './serve-shape.ts';
import { shapeName } from './shape-log.ts';

interface IndexFile {
  readonly indexes?: readonly object[];
}

export type { QueryShape } from './serve-shape.ts';

/** Differences between a run's queries and firestore.indexes.json. */
export interface IndexComparison {
  /** Names of shapes that the declared indexes do not serve, each with the entry that would. */
  readonly missing: readonly string[];
  /** Composite indexes that no shape needs, as `indexText` writes them. */
  readonly unused: readonly string[];
}

/** Compares every requested shape with the declared indexes, both ways. */
export function compareShapes(file: IndexFile, shapes: readonly QueryShape[]): IndexComparison {
  const declared = new DeclaredIndexes(file);
  const missing = shapes.flatMap((shape) => {
    const needed = serveShape(declared, shape).missing;
    return needed ? [`${shapeName(shape)} (${needed.section}: ${needed.json})`] : [];
  });
  const unused = (file.indexes ?? []).filter((_, place, all) => {
    const others = new DeclaredIndexes({ ...file, indexes: all.filter((__, i) => i !== place) });
    return shapes.every((shape) => !serveShape(others, shape).missing || serveShape(declared, shape).missing);
  });
  return { missing, unused: unused.map(indexText) };
}

/** Formats an entry of `indexes` in one line: `orders: uid ASCENDING, createdAt DESCENDING`. */
export function indexText(entry: object): string {
  const { collectionGroup, queryScope, fields } = entry as {
    collectionGroup: string;
    queryScope?: string;
    fields: readonly { fieldPath: string; order?: string; arrayConfig?: string }[];
  };
  const group = queryScope === 'COLLECTION_GROUP' ? `**/${collectionGroup}` : collectionGroup;
  const parts = fields.map((field) => `${field.fieldPath} ${field.order ?? field.arrayConfig ?? ''}`);
  return `${group}: ${parts.join(', ')}`;
}
