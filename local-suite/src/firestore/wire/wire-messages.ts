/**
 * The google.firestore.v1 messages as plain objects: camelCase, set fields only, bytes as Uint8Array, int64
 * as string. Types only, so that nothing of Google's client is loaded at run time.
 */
import type { google } from '@google-cloud/firestore-api/protos';
import type Long from 'long';

/** The declared types allow base64 for bytes and Long for int64; messages.ts produces neither. */
type Plain<T> = T extends Uint8Array
  ? Uint8Array
  : T extends readonly (infer Item)[]
    ? Plain<Item>[]
    : T extends object
      ? { [Name in keyof T]: Field<T[Name]> }
      : T;
type Field<T> = [Extract<T, Uint8Array>] extends [never]
  ? Plain<Exclude<T, Long>>
  : Plain<Exclude<T, string>>;

export type WireTimestamp = Plain<google.protobuf.ITimestamp>;
export type WireStatus = Plain<google.rpc.IStatus>;
export type WireValue = Plain<google.firestore.v1.IValue>;
export type WireMapValue = Plain<google.firestore.v1.IMapValue>;
export type WireDocument = Plain<google.firestore.v1.IDocument>;
export type WireMask = Plain<google.firestore.v1.IDocumentMask>;
export type WirePrecondition = Plain<google.firestore.v1.IPrecondition>;
export type WireFieldTransform = Plain<google.firestore.v1.DocumentTransform.IFieldTransform>;
export type WireTransactionOptions = Plain<google.firestore.v1.ITransactionOptions>;
/**
 * Field 5 of the operation is missing from the published proto, but the JS SDK sends it
 * (docs/reference/firestore-protocol.md 4.1).
 */
export type WireWrite = Plain<google.firestore.v1.IWrite> & { verify?: string | null };
export type WireWriteResult = Plain<google.firestore.v1.IWriteResult>;
export type WireQuery = Plain<google.firestore.v1.IStructuredQuery>;
export type WireFilter = Plain<google.firestore.v1.StructuredQuery.IFilter>;
export type WireFindNearest = Plain<google.firestore.v1.StructuredQuery.IFindNearest>;
export type WireOrder = Plain<google.firestore.v1.StructuredQuery.IOrder>;
export type WireCursor = Plain<google.firestore.v1.ICursor>;
export type WireAggregation = Plain<google.firestore.v1.StructuredAggregationQuery.IAggregation>;
export type WireExplainMetrics = Plain<google.firestore.v1.IExplainMetrics>;
export type WireStruct = Plain<google.protobuf.IStruct>;
export type WireTarget = Plain<google.firestore.v1.ITarget>;

export type Empty = Record<string, never>;
export type GetDocumentRequest = Plain<google.firestore.v1.IGetDocumentRequest>;
export type ListDocumentsRequest = Plain<google.firestore.v1.IListDocumentsRequest>;
export type ListDocumentsResponse = Plain<google.firestore.v1.IListDocumentsResponse>;
export type CreateDocumentRequest = Plain<google.firestore.v1.ICreateDocumentRequest>;
export type UpdateDocumentRequest = Plain<google.firestore.v1.IUpdateDocumentRequest>;
export type DeleteDocumentRequest = Plain<google.firestore.v1.IDeleteDocumentRequest>;
export type BatchGetDocumentsRequest = Plain<google.firestore.v1.IBatchGetDocumentsRequest>;
export type BatchGetDocumentsResponse = Plain<google.firestore.v1.IBatchGetDocumentsResponse>;
export type BeginTransactionRequest = Plain<google.firestore.v1.IBeginTransactionRequest>;
export type BeginTransactionResponse = Plain<google.firestore.v1.IBeginTransactionResponse>;
export type CommitRequest = Omit<Plain<google.firestore.v1.ICommitRequest>, 'writes'> & {
  writes?: WireWrite[] | null;
};
export type CommitResponse = Plain<google.firestore.v1.ICommitResponse>;
export type RollbackRequest = Plain<google.firestore.v1.IRollbackRequest>;
export type RunQueryRequest = Plain<google.firestore.v1.IRunQueryRequest>;
export type RunQueryResponse = Plain<google.firestore.v1.IRunQueryResponse>;
export type RunAggregationQueryRequest = Plain<google.firestore.v1.IRunAggregationQueryRequest>;
export type RunAggregationQueryResponse = Plain<google.firestore.v1.IRunAggregationQueryResponse>;
export type PartitionQueryRequest = Plain<google.firestore.v1.IPartitionQueryRequest>;
export type PartitionQueryResponse = Plain<google.firestore.v1.IPartitionQueryResponse>;
export type ListCollectionIdsRequest = Plain<google.firestore.v1.IListCollectionIdsRequest>;
export type ListCollectionIdsResponse = Plain<google.firestore.v1.IListCollectionIdsResponse>;
export type BatchWriteRequest = Omit<Plain<google.firestore.v1.IBatchWriteRequest>, 'writes'> & {
  writes?: WireWrite[] | null;
};
export type BatchWriteResponse = Plain<google.firestore.v1.IBatchWriteResponse>;
export type WriteRequest = Omit<Plain<google.firestore.v1.IWriteRequest>, 'writes'> & {
  writes?: WireWrite[] | null;
};
export type WriteResponse = Plain<google.firestore.v1.IWriteResponse>;
export type ListenRequest = Plain<google.firestore.v1.IListenRequest>;
export type ListenResponse = Plain<google.firestore.v1.IListenResponse>;
