import type { FieldPath } from '../paths/document-key.ts';
import { fieldPathText } from '../paths/field-paths.ts';
import { bytesField, numberField, textField } from '../values/proto-bytes.ts';
import type { IndexScope, NeededOrder } from './declared-indexes.ts';
import type { EqualityField, IndexField } from './index-definition.ts';

/** A field of an index, as firestore.indexes.json writes it. */
type JsonField = { readonly fieldPath: string } & (
  { readonly order: string } | { readonly arrayConfig: string }
);

/** An undeclared index that a query needs. */
export interface NeededIndex {
  /** The section of firestore.indexes.json for the entry. */
  readonly section: 'indexes' | 'fieldOverrides';
  /** The entry. */
  readonly json: string;
  /** The path and query of the console page that creates the index, as the cloud links it. */
  readonly link: (project: string, database: string) => string;
}

const SCOPES: Record<IndexScope, number> = { COLLECTION: 1, COLLECTION_GROUP: 2 };

function orderWord(direction: 'ASC' | 'DESC'): string {
  return direction === 'ASC' ? 'ASCENDING' : 'DESCENDING';
}

function jsonField(path: string, order: IndexField['order']): JsonField {
  return order === 'CONTAINS'
    ? { fieldPath: path, arrayConfig: 'CONTAINS' }
    : { fieldPath: path, order: orderWord(order) };
}

/** Encodes a google.firestore.admin.v1.Index.IndexField: field_path = 1, order = 2, array_config = 3. */
function fieldBytes(path: string, order: IndexField['order']): Buffer {
  const mode = order === 'CONTAINS' ? numberField(3, 1) : numberField(2, order === 'ASC' ? 1 : 2);
  return Buffer.concat([textField(1, path), mode]);
}

/**
 * Encodes a google.firestore.admin.v1.Index, the payload of the console's links: name = 1, query_scope = 2,
 * fields = 3.
 */
function indexBytes(name: string, scope: IndexScope, fields: readonly Buffer[]): Buffer {
  return Buffer.concat([
    ...(name ? [textField(1, name)] : []),
    numberField(2, SCOPES[scope]),
    ...fields.map((field) => bytesField(3, field)),
  ]);
}

function groupName(project: string, database: string, collectionId: string): string {
  return `projects/${project}/databases/${database}/collectionGroups/${collectionId}`;
}

function consoleLink(project: string, database: string, page: string, payload: Buffer): string {
  const place = database === '(default)' ? 'firestore' : `firestore/databases/${database}`;
  return `https://console.firebase.google.com/v1/r/project/${project}/${place}/indexes?${page}=${payload.toString('base64url')}`;
}

function sortedEqualities(equalities: readonly EqualityField[]): EqualityField[] {
  return [...equalities].sort((a, b) => (fieldPathText(a.path) < fieldPathText(b.path) ? -1 : 1));
}

/** Returns the composite index with which the cloud would serve a query. */
export function neededComposite(
  scope: IndexScope,
  collectionId: string,
  equalities: readonly EqualityField[],
  { orders, nameDirection }: NeededOrder,
): NeededIndex {
  const fields: [string, IndexField['order']][] = [
    ...sortedEqualities(equalities).map(({ path, contains }): [string, IndexField['order']] => [
      fieldPathText(path),
      contains ? 'CONTAINS' : 'ASC',
    ]),
    ...orders.map(({ path, direction }): [string, IndexField['order']] => [fieldPathText(path), direction]),
  ];
  const implied = orders.at(-1)?.direction ?? 'ASC';
  const written = implied === nameDirection ? fields : [...fields, ['__name__', nameDirection] as const];
  return {
    section: 'indexes',
    json: JSON.stringify({
      collectionGroup: collectionId,
      queryScope: scope,
      fields: written.map(([path, order]) => jsonField(path, order)),
    }),
    // The console's form names the document name even where it is implied.
    link: (project, database) =>
      consoleLink(
        project,
        database,
        'create_composite',
        indexBytes(
          `${groupName(project, database, collectionId)}/indexes/_`,
          scope,
          [...fields, ['__name__', nameDirection] as const].map(([path, order]) => fieldBytes(path, order)),
        ),
      ),
  };
}

/** Returns the field override that adds a single-field index to the automatic ones. */
export function neededExemption(
  scope: IndexScope,
  collectionId: string,
  path: FieldPath,
  order: IndexField['order'],
): NeededIndex {
  const fieldPath = fieldPathText(path);
  const { fieldPath: _, ...mode } = jsonField(fieldPath, order);
  const automatic = [
    { order: 'ASCENDING', queryScope: 'COLLECTION' },
    { order: 'DESCENDING', queryScope: 'COLLECTION' },
    { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
  ];
  const added = scope === 'COLLECTION_GROUP' ? [{ ...mode, queryScope: scope }] : [];
  return {
    section: 'fieldOverrides',
    json: JSON.stringify({ collectionGroup: collectionId, fieldPath, indexes: [...automatic, ...added] }),
    // google.firestore.admin.v1.Field: name = 1, index_config = 2 with its indexes = 1.
    link: (project, database) => {
      const name = `${groupName(project, database, collectionId)}/fields/${fieldPath}`;
      const index = indexBytes('', scope, [fieldBytes(fieldPath, order)]);
      return consoleLink(
        project,
        database,
        'create_exemption',
        Buffer.concat([textField(1, name), bytesField(2, bytesField(1, index))]),
      );
    },
  };
}
