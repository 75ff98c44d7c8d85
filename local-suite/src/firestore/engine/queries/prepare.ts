import type { Document } from '../documents/document.ts';
import { fieldAt } from '../documents/fields-at.ts';
import { invalidArgument } from '../firestore-error.ts';
import { compareKeys } from '../paths/compare-keys.ts';
import type { DocumentKey } from '../paths/document-key.ts';
import { isNamePath } from '../paths/field-paths.ts';
import { collectionAt, collectionId, collectionPath, isBelow } from '../paths/key-parts.ts';
import { compareValues } from '../values/compare.ts';
import type { Value } from '../values/value.ts';
import { matchesFilter, type KeyOf } from './matches-filter.ts';
import { normalise, type Conjunction } from './normalise.ts';
import type { Cursor, Order, Query } from './query.ts';

/** The documents that a query considers, before any filter. */
export type Scope =
  | { readonly kind: 'collection'; readonly path: string; readonly id: string }
  | { readonly kind: 'group'; readonly id: string; readonly parent: DocumentKey | '' }
  | { readonly kind: 'all'; readonly parent: DocumentKey | ''; readonly deep: boolean };

function scopeOf(query: Query): Scope {
  const { parent, collectionId: id } = query;
  if (id === '') return { kind: 'all', parent, deep: query.allDescendants };
  return query.allDescendants
    ? { kind: 'group', id, parent }
    : { kind: 'collection', path: collectionAt(parent, id), id };
}

/** Returns whether a query over this scope considers the document. */
export function inScope(scope: Scope, key: DocumentKey): boolean {
  switch (scope.kind) {
    case 'collection':
      return key.startsWith(scope.path) && collectionPath(key) === scope.path;
    case 'group':
      return collectionId(key) === scope.id && isBelow(key, scope.parent);
    case 'all': {
      if (!isBelow(key, scope.parent)) return false;
      const rest = scope.parent === '' ? key : key.slice(scope.parent.length + 1);
      return scope.deep || rest.split('/').length === 2;
    }
  }
}

/** A checked query with everything computed once per query instead of once per document. */
export class PreparedQuery {
  readonly scope: Scope;
  readonly disjuncts: readonly Conjunction[];
  readonly orderBy: readonly Order[];
  readonly keyOf: KeyOf;

  /**
   * @param documentsPrefix `projects/p/databases/d/documents/`, which precedes the key in reference values
   */
  constructor(
    readonly query: Query,
    documentsPrefix: string,
  ) {
    const { disjuncts, orderBy } = normalise(query);
    this.disjuncts = disjuncts;
    this.orderBy = orderBy;
    this.scope = scopeOf(query);
    this.keyOf = (reference) => {
      const name = reference.kind === 'reference' ? reference.name : '';
      if (!name.startsWith(documentsPrefix)) {
        throw invalidArgument(`"${name}" names no document of this database.`);
      }
      return name.slice(documentsPrefix.length);
    };
  }

  /** Compares in query order. Both documents must be matches, so that they have every ordered field. */
  compare(a: Document, b: Document): number {
    for (const { path, direction } of this.orderBy) {
      const order = isNamePath(path)
        ? compareKeys(a.key, b.key)
        : compareValues(fieldAt(a.fields, path)!, fieldAt(b.fields, path)!);
      if (order) return direction === 'ASC' ? order : -order;
    }
    return 0;
  }

  /** Returns whether a document matches, ignoring limit and offset. */
  matches(document: Document): boolean {
    return inScope(this.scope, document.key) && this.matchesInScope(document);
  }

  matchesInScope(document: Document): boolean {
    const { where, startAt, endAt } = this.query;
    if (where && !matchesFilter(where, document, this.keyOf)) return false;
    for (const { path } of this.orderBy) {
      if (!isNamePath(path) && !fieldAt(document.fields, path)) return false;
    }
    if (startAt) {
      const order = this.#compareToCursor(document, startAt);
      if (order < 0 || (order === 0 && !startAt.before)) return false;
    }
    if (endAt) {
      const order = this.#compareToCursor(document, endAt);
      if (order > 0 || (order === 0 && endAt.before)) return false;
    }
    return true;
  }

  #compareToCursor(document: Document, cursor: Cursor): number {
    for (let i = 0; i < cursor.values.length; i++) {
      const { path, direction } = this.orderBy[i]!;
      const value: Value = cursor.values[i]!;
      const order = isNamePath(path)
        ? compareKeys(document.key, this.keyOf(value))
        : compareValues(fieldAt(document.fields, path)!, value);
      if (order) return direction === 'ASC' ? order : -order;
    }
    return 0;
  }
}
