import type { Document } from '../documents/document.ts';
import { MAX_DIMENSIONS } from '../documents/check-fields.ts';
import { fieldAt, withField } from '../documents/fields-at.ts';
import { invalidArgument } from '../firestore-error.ts';
import { compareKeys } from '../paths/compare-keys.ts';
import type { FindNearest } from './query.ts';

const MAX_LIMIT = 1000;

/** Rejects vectors and limits that the cloud rejects. */
export function checkFindNearest(nearest: FindNearest): void {
  if (nearest.limit < 1 || nearest.limit > MAX_LIMIT) {
    throw invalidArgument(`FindNearest.limit must be a positive integer of at most ${MAX_LIMIT}.`);
  }
  if (nearest.vector.length === 0 || nearest.vector.length > MAX_DIMENSIONS) {
    throw invalidArgument(`FindNearest.query_vector must have 1 to ${MAX_DIMENSIONS} dimensions.`);
  }
  const field = nearest.distanceResultField?.[0];
  if (field && /^__.*__$/.test(field)) {
    throw invalidArgument(`The distanceResultField.property.name "${field}" is reserved.`);
  }
}

function distanceOf(nearest: FindNearest, vector: readonly number[]): number {
  let dot = 0;
  let squares = 0;
  let ownSquares = 0;
  let targetSquares = 0;
  for (let i = 0; i < vector.length; i++) {
    const a = vector[i]!;
    const b = nearest.vector[i]!;
    dot += a * b;
    squares += (a - b) ** 2;
    ownSquares += a * a;
    targetSquares += b * b;
  }
  switch (nearest.measure) {
    case 'DOT_PRODUCT':
      return dot;
    case 'EUCLIDEAN':
      return Math.sqrt(squares);
    case 'COSINE':
      return 1 - dot / Math.sqrt(ownSquares * targetSquares);
  }
}

/**
 * Returns the nearest matches by measuring all of them. Ties sort by name, NaN distances last; a larger dot
 * product is nearer.
 */
export function findNearest(matches: Iterable<Document>, nearest: FindNearest): Document[] {
  const sign = nearest.measure === 'DOT_PRODUCT' ? -1 : 1;
  const threshold = nearest.distanceThreshold;
  const measured: { document: Document; distance: number }[] = [];
  for (const document of matches) {
    const value = fieldAt(document.fields, nearest.path);
    if (value?.kind !== 'vector' || value.values.length !== nearest.vector.length) continue;
    const distance = distanceOf(nearest, value.values);
    // Written so that a NaN distance fails every threshold.
    if (threshold !== undefined && !(distance * sign <= threshold * sign)) continue;
    measured.push({ document, distance });
  }
  measured.sort((a, b) => {
    const unmeasured = Number(Number.isNaN(a.distance)) - Number(Number.isNaN(b.distance));
    if (unmeasured) return unmeasured;
    return (a.distance - b.distance) * sign || compareKeys(a.document.key, b.document.key);
  });
  return measured.slice(0, nearest.limit).map(({ document, distance }) => {
    if (!nearest.distanceResultField) return document;
    const value = { kind: 'double', value: distance } as const;
    return { ...document, fields: withField(document.fields, nearest.distanceResultField, value) };
  });
}
