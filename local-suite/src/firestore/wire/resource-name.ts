import { invalidArgument } from '../engine/firestore-error.ts';
import { checkResourceId } from '../engine/paths/check-key.ts';
import type { DocumentKey } from '../engine/paths/document-key.ts';

/** A database, as in `projects/{project}/databases/{database}`. */
export interface DatabaseName {
  project: string;
  database: string;
}

/** A path below a database; '' is the root, the parent of the top-level collections. */
export interface ResourceName<Path extends string> extends DatabaseName {
  path: Path;
}

/** @throws INVALID_ARGUMENT, naming the first invalid segment */
export function databaseFromWire(name: string | null | undefined): DatabaseName {
  const { project, database, rest } = split(name ?? '', 'Database');
  if (rest.length > 0) throw invalidArgument(`Database name "${name}" has extra segments.`);
  return { project, database };
}

/** Parses `projects/p/databases/d/documents/orders/o1`. @throws INVALID_ARGUMENT */
export function documentFromWire(name: string | null | undefined): ResourceName<DocumentKey> {
  const { project, database, rest } = splitDocuments(name ?? '', 'Document');
  if (rest.length === 0 || rest.length % 2 !== 0) {
    throw invalidArgument(
      `Document name "${name}" must have an even, positive number of segments below "documents".`,
    );
  }
  checkIds(rest);
  return { project, database, path: rest.join('/') as DocumentKey };
}

/** Parses the parent of collections: the root (`.../documents`) or a document. @throws INVALID_ARGUMENT */
export function parentFromWire(name: string | null | undefined): ResourceName<DocumentKey | ''> {
  const { project, database, rest } = splitDocuments(name ?? '', 'Parent');
  if (rest.length % 2 !== 0) {
    throw invalidArgument(`Parent name "${name}" must be the root or a document, not a collection.`);
  }
  checkIds(rest);
  return { project, database, path: rest.join('/') as DocumentKey | '' };
}

/** Checks a reference value, which may point into any database, and returns it unchanged. */
export function requireDocumentName(name: string): string {
  documentFromWire(name);
  return name;
}

function databaseToWire(name: { project: string; id: string }): string {
  return `projects/${name.project}/databases/${name.id}`;
}

export function documentToName(database: { project: string; id: string }, key: DocumentKey): string {
  return `projects/${database.project}/databases/${database.id}/documents/${key}`;
}

/** Rejects a name of another database than the request's. */
export function requireSameDatabase(name: DatabaseName, expected: { project: string; id: string }): void {
  if (name.project === expected.project && name.database === expected.id) return;
  throw invalidArgument(
    `Document is in database "projects/${name.project}/databases/${name.database}", ` +
      `but the request is for "${databaseToWire(expected)}".`,
  );
}

function checkIds(segments: readonly string[]): void {
  segments.forEach((id, index) => checkResourceId(id, index % 2 === 0 ? 'collection' : 'document'));
}

function splitDocuments(name: string, what: string) {
  const { project, database, rest } = split(name, what);
  if (rest[0] !== 'documents') throw invalidArgument(`${what} name "${name}" lacks "documents" at index 4.`);
  return { project, database, rest: rest.slice(1) };
}

function split(name: string, what: string) {
  const [projects, project, databases, database, ...rest] = name.split('/');
  if (projects !== 'projects') throw invalidArgument(`${what} name "${name}" lacks "projects" at index 0.`);
  if (!project) throw invalidArgument(`${what} name "${name}" lacks a project id at index 1.`);
  if (databases !== 'databases')
    throw invalidArgument(`${what} name "${name}" lacks "databases" at index 2.`);
  if (!database) throw invalidArgument(`${what} name "${name}" lacks a database id at index 3.`);
  if (rest.includes('')) throw invalidArgument(`${what} name "${name}" has an empty segment.`);
  return { project, database, rest };
}
