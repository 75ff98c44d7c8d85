import type { Document } from '../documents/document.ts';
import { fieldAt } from '../documents/fields-at.ts';
import { invalidArgument } from '../firestore-error.ts';
import { MAX_INT64, MIN_INT64 } from '../values/int64.ts';
import type { Value } from '../values/value.ts';
import type { FieldPath } from '../paths/document-key.ts';
import { fieldPathText, isNamePath } from '../paths/field-paths.ts';
import type { Aggregation } from './query.ts';

const MAX_AGGREGATIONS = 5;

/** Requires one to five aggregations with distinct aliases. */
export function checkAggregations(aggregations: readonly Aggregation[]): void {
  const count = aggregations.length;
  if (count === 0) throw invalidArgument('Aggregations can not be empty.');
  if (count > MAX_AGGREGATIONS) {
    throw invalidArgument(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. Received: ${count}`,
    );
  }
  const aliases = new Set<string>();
  for (const { alias } of aggregations) {
    if (aliases.has(alias)) {
      throw invalidArgument(`Aggregation aliases contain duplicate alias: ${alias}.`);
    }
    aliases.add(alias);
  }
  for (const it of aggregations) {
    if (it.kind === 'count' && it.upTo !== undefined && it.upTo < 0) {
      throw invalidArgument(
        'The `up_to` value in a COUNT aggregation must be greater than or equal to zero.',
      );
    }
  }
}

/** Returns the distinct fields that `sum` and `average` read. */
export function aggregatedFields(aggregations: readonly Aggregation[]): FieldPath[] {
  const fields = new Map<string, FieldPath>();
  for (const it of aggregations) {
    if (it.kind !== 'count' && !isNamePath(it.path)) fields.set(fieldPathText(it.path), it.path);
  }
  return [...fields.values()];
}

/**
 * Skips documents that lack one of the fields, as the index over those fields does: every aggregation of a
 * request, `count` included, reads the same entries. Null and values of other types count as present.
 */
export function* withFields(
  documents: Iterable<Document>,
  fields: readonly FieldPath[],
): Generator<Document> {
  for (const document of documents) {
    if (fields.every((path) => fieldAt(document.fields, path))) yield document;
  }
}

/** Sums integers and doubles separately, so that the sum of integers stays exact. */
class Sum {
  integers = 0n;
  doubles = 0;
  anyDouble = false;
  numbers = 0;

  add(value: Value | undefined): void {
    if (value?.kind === 'integer') this.integers += value.value;
    else if (value?.kind === 'double') {
      this.doubles += value.value;
      this.anyDouble = true;
    } else return;
    this.numbers++;
  }

  get total(): Value {
    const fits = this.integers <= MAX_INT64 && this.integers >= MIN_INT64;
    if (!this.anyDouble && fits) return { kind: 'integer', value: this.integers };
    return { kind: 'double', value: Number(this.integers) + this.doubles };
  }

  get average(): Value {
    if (this.numbers === 0) return { kind: 'null' };
    return { kind: 'double', value: (Number(this.integers) + this.doubles) / this.numbers };
  }
}

/** Returns the number of matches that suffices for all aggregations; undefined when all are needed. */
export function countLimit(aggregations: readonly Aggregation[]): number | undefined {
  const limits = aggregations.map((it) => (it.kind === 'count' ? (it.upTo ?? Infinity) : Infinity));
  const most = Math.max(...limits);
  return most === Infinity ? undefined : most;
}

/** Returns the result of a count, capped at its `up_to`. */
export function countValue(count: number, upTo: number | undefined): Value {
  return { kind: 'integer', value: BigInt(Math.min(count, upTo ?? Infinity)) };
}

/** Computes all aggregations over the matches. */
export function aggregateDocuments(
  documents: readonly Document[],
  aggregations: readonly Aggregation[],
): Map<string, Value> {
  const values = new Map<string, Value>();
  for (const aggregation of aggregations) {
    if (aggregation.kind === 'count') {
      values.set(aggregation.alias, countValue(documents.length, aggregation.upTo));
      continue;
    }
    const sum = new Sum();
    for (const document of documents) sum.add(fieldAt(document.fields, aggregation.path));
    switch (aggregation.kind) {
      case 'sum':
        values.set(aggregation.alias, sum.total);
        break;
      case 'average':
        values.set(aggregation.alias, sum.average);
        break;
    }
  }
  return values;
}
