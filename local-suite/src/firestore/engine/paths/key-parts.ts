import type { DocumentKey } from './document-key.ts';

/** Returns `carts/c1/items` of `carts/c1/items/i1`. */
export function collectionPath(key: DocumentKey): string {
  return key.slice(0, key.lastIndexOf('/'));
}

/** Returns `carts/c1` of `carts/c1/items/i1`, '' of `carts/c1`. */
export function parentDocument(key: DocumentKey): DocumentKey | '' {
  const collection = collectionPath(key);
  return collection.slice(0, Math.max(0, collection.lastIndexOf('/'))) as DocumentKey | '';
}

/** Returns `items` of `carts/c1/items/i1`. */
export function collectionId(key: DocumentKey): string {
  const end = key.lastIndexOf('/');
  return key.slice(key.lastIndexOf('/', end - 1) + 1, end);
}

/** Returns `carts/c1/items` of the parent `carts/c1` and the id `items`. */
export function collectionAt(parent: DocumentKey | '', id: string): string {
  return parent === '' ? id : `${parent}/${id}`;
}

/** Returns whether a key lies below a document; everything lies below the root. */
export function isBelow(key: string, parent: DocumentKey | ''): boolean {
  return (
    parent === '' || (key.length > parent.length && key[parent.length] === '/' && key.startsWith(parent))
  );
}
