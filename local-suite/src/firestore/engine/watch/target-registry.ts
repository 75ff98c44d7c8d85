import { fieldAt } from '../documents/fields-at.ts';
import type { Document } from '../documents/document.ts';
import type { DocumentKey, FieldPath } from '../paths/document-key.ts';
import { fieldPathText } from '../paths/field-paths.ts';
import { collectionId, collectionPath } from '../paths/key-parts.ts';
import type { PreparedQuery } from '../queries/prepare.ts';
import type { DocumentChange } from '../writes/write.ts';
import { bucketOf, narrowingEquality } from './equality-bucket.ts';

interface ByField<T> {
  readonly path: FieldPath;
  readonly buckets: Map<string, Set<T>>;
}

/** The query listeners of one collection or collection group; those with an equality filter by its value. */
class Listeners<T> {
  readonly #unnarrowed = new Set<T>();
  readonly #fields = new Map<string, ByField<T>>();

  add(listener: T, prepared: PreparedQuery): void {
    const narrowing = narrowingEquality(prepared);
    if (!narrowing) {
      this.#unnarrowed.add(listener);
      return;
    }
    const text = fieldPathText(narrowing.path);
    let field = this.#fields.get(text);
    if (!field) this.#fields.set(text, (field = { path: narrowing.path, buckets: new Map() }));
    const bucket = field.buckets.get(narrowing.bucket);
    if (bucket) bucket.add(listener);
    else field.buckets.set(narrowing.bucket, new Set([listener]));
  }

  delete(listener: T, prepared: PreparedQuery): void {
    const narrowing = narrowingEquality(prepared);
    if (!narrowing) {
      this.#unnarrowed.delete(listener);
      return;
    }
    const text = fieldPathText(narrowing.path);
    const field = this.#fields.get(text);
    const bucket = field?.buckets.get(narrowing.bucket);
    bucket?.delete(listener);
    if (bucket?.size === 0) field!.buckets.delete(narrowing.bucket);
    if (field?.buckets.size === 0) this.#fields.delete(text);
  }

  get empty(): boolean {
    return this.#unnarrowed.size === 0 && this.#fields.size === 0;
  }

  visit(change: DocumentChange, found: (listener: T) => void): void {
    for (const listener of this.#unnarrowed) found(listener);
    for (const { path, buckets } of this.#fields.values()) {
      this.#visitBucket(path, buckets, change.before, found);
      this.#visitBucket(path, buckets, change.after, found);
    }
  }

  #visitBucket(
    path: FieldPath,
    buckets: Map<string, Set<T>>,
    document: Document | undefined,
    found: (listener: T) => void,
  ): void {
    const value = document && fieldAt(document.fields, path);
    const bucket = value && bucketOf(value);
    if (bucket === undefined) return;
    for (const listener of buckets.get(bucket) ?? []) found(listener);
  }
}

export type Interest = { readonly keys: readonly DocumentKey[] } | { readonly prepared: PreparedQuery };

/** Indexes listeners, so that a write finds those concerned without visiting the others. */
export class TargetRegistry<T> {
  readonly #byKey = new Map<DocumentKey, Set<T>>();
  readonly #byPlace = new Map<string, Listeners<T>>();

  add(listener: T, interest: Interest): void {
    if ('keys' in interest) {
      for (const key of interest.keys) {
        const listeners = this.#byKey.get(key);
        if (listeners) listeners.add(listener);
        else this.#byKey.set(key, new Set([listener]));
      }
      return;
    }
    const place = placeOf(interest.prepared);
    let listeners = this.#byPlace.get(place);
    if (!listeners) this.#byPlace.set(place, (listeners = new Listeners()));
    listeners.add(listener, interest.prepared);
  }

  delete(listener: T, interest: Interest): void {
    if ('keys' in interest) {
      for (const key of interest.keys) {
        const listeners = this.#byKey.get(key);
        listeners?.delete(listener);
        if (listeners?.size === 0) this.#byKey.delete(key);
      }
      return;
    }
    const place = placeOf(interest.prepared);
    const listeners = this.#byPlace.get(place);
    listeners?.delete(listener, interest.prepared);
    if (listeners?.empty) this.#byPlace.delete(place);
  }

  /**
   * Returns the listeners that a commit may concern, each with its possibly relevant changes in commit
   * order.
   */
  concernedBy(changes: readonly DocumentChange[]): Map<T, DocumentChange[]> {
    const concerned = new Map<T, DocumentChange[]>();
    if (this.#byKey.size === 0 && this.#byPlace.size === 0) return concerned;
    for (const change of changes) {
      const found = (listener: T): void => {
        const own = concerned.get(listener);
        if (!own) concerned.set(listener, [change]);
        // A change can find a listener twice, by the old value and by the new one.
        else if (own.at(-1) !== change) own.push(change);
      };
      for (const listener of this.#byKey.get(change.key) ?? []) found(listener);
      if (this.#byPlace.size === 0) continue;
      this.#byPlace.get(`c ${collectionPath(change.key)}`)?.visit(change, found);
      this.#byPlace.get(`g ${collectionId(change.key)}`)?.visit(change, found);
      this.#byPlace.get('all')?.visit(change, found);
    }
    return concerned;
  }
}

function placeOf({ scope }: PreparedQuery): string {
  switch (scope.kind) {
    case 'collection':
      return `c ${scope.path}`;
    case 'group':
      return `g ${scope.id}`;
    case 'all':
      return 'all';
  }
}
