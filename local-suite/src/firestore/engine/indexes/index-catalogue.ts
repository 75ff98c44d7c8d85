import type { Document } from '../documents/document.ts';
import type { DocumentKey } from '../paths/document-key.ts';
import { collectionId, collectionPath } from '../paths/key-parts.ts';
import type { Scope } from '../queries/prepare.ts';
import { IndexedSet } from './indexed-set.ts';

type Read = (key: DocumentKey) => Document | undefined;

/** Every collection's documents in order. Sorts collection groups and the whole database on first use. */
export class IndexCatalogue {
  readonly #collections = new Map<string, IndexedSet>();
  readonly #pathsById = new Map<string, Set<string>>();
  readonly #groups = new Map<string, IndexedSet>();
  #all: IndexedSet | undefined;
  readonly #nothing: IndexedSet;

  constructor(readonly read: Read) {
    this.#nothing = new IndexedSet(read);
  }

  /**
   * Returns the documents that a query may read; for a group or the whole database possibly more than those
   * below its parent.
   */
  setFor(scope: Scope): IndexedSet {
    switch (scope.kind) {
      case 'collection':
        return this.#collections.get(scope.path) ?? this.#nothing;
      case 'group':
        return this.#group(scope.id);
      case 'all':
        return this.all;
    }
  }

  #group(id: string): IndexedSet {
    let group = this.#groups.get(id);
    if (!group) {
      group = this.#gather(this.#pathsById.get(id) ?? []);
      this.#groups.set(id, group);
    }
    return group;
  }

  get all(): IndexedSet {
    return (this.#all ??= this.#gather(this.#collections.keys()));
  }

  #gather(paths: Iterable<string>): IndexedSet {
    const set = new IndexedSet(this.read);
    const entries = [...paths].flatMap((path) => [...this.#collections.get(path)!.byName.entries]);
    set.byName.entries.fill(entries);
    return set;
  }

  /** Updates every index with one document's change. */
  replace(before: Document | undefined, after: Document | undefined): void {
    const key = (after ?? before)!.key;
    const path = collectionPath(key);
    const id = collectionId(key);
    const collection = this.#collections.get(path) ?? this.#add(path, id);
    collection.replace(before, after);
    if (collection.size === 0) this.#drop(path, id);
    this.#groups.get(id)?.replace(before, after);
    this.#all?.replace(before, after);
  }

  #add(path: string, id: string): IndexedSet {
    const collection = new IndexedSet(this.read);
    this.#collections.set(path, collection);
    const paths = this.#pathsById.get(id);
    if (paths) paths.add(path);
    else this.#pathsById.set(id, new Set([path]));
    return collection;
  }

  #drop(path: string, id: string): void {
    this.#collections.delete(path);
    const paths = this.#pathsById.get(id)!;
    paths.delete(path);
    if (paths.size === 0) this.#pathsById.delete(id);
  }
}
