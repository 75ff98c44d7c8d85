/**
 * The google.firestore.v1 messages as plain objects: camelCase, only what is set, bytes as Uint8Array, int64 as
 * string. Types only, so that nothing of Google's client is loaded at run time.
 */
import type { google } from '@google-cloud/firestore/build/protos/firestore_v1_proto_api';

export type WireTimestamp = google.protobuf.ITimestamp;
export type WireStatus = google.rpc.IStatus;
export type WireValue = google.firestore.v1.IValue;
export type WireMapValue = google.firestore.v1.IMapValue;
export type WireDocument = google.firestore.v1.IDocument;
export type WireMask = google.firestore.v1.IDocumentMask;
export type WirePrecondition = google.firestore.v1.IPrecondition;
export type WireFieldTransform = google.firestore.v1.DocumentTransform.IFieldTransform;
export type WireTransactionOptions = google.firestore.v1.ITransactionOptions;
/** Field 5 of the operation is missing from the published proto, but the JS SDK sends it (LOCAL-SUITE 4.1). */
export type WireWrite = google.firestore.v1.IWrite & { verify?: string | null };
export type WireWriteResult = google.firestore.v1.IWriteResult;
export type WireQuery = google.firestore.v1.IStructuredQuery;
export type WireFilter = google.firestore.v1.StructuredQuery.IFilter;
export type WireFindNearest = google.firestore.v1.StructuredQuery.IFindNearest;
export type WireOrder = google.firestore.v1.StructuredQuery.IOrder;
export type WireCursor = google.firestore.v1.ICursor;
export type WireAggregation = google.firestore.v1.StructuredAggregationQuery.IAggregation;
export type WireExplainMetrics = google.firestore.v1.IExplainMetrics;
export type WireStruct = google.protobuf.IStruct;
export type WireTarget = google.firestore.v1.ITarget;

export type Empty = Record<string, never>;
export type GetDocumentRequest = google.firestore.v1.IGetDocumentRequest;
export type ListDocumentsRequest = google.firestore.v1.IListDocumentsRequest;
export type ListDocumentsResponse = google.firestore.v1.IListDocumentsResponse;
export type CreateDocumentRequest = google.firestore.v1.ICreateDocumentRequest;
export type UpdateDocumentRequest = google.firestore.v1.IUpdateDocumentRequest;
export type DeleteDocumentRequest = google.firestore.v1.IDeleteDocumentRequest;
export type BatchGetDocumentsRequest = google.firestore.v1.IBatchGetDocumentsRequest;
export type BatchGetDocumentsResponse = google.firestore.v1.IBatchGetDocumentsResponse;
export type BeginTransactionRequest = google.firestore.v1.IBeginTransactionRequest;
export type BeginTransactionResponse = google.firestore.v1.IBeginTransactionResponse;
export type CommitRequest = Omit<google.firestore.v1.ICommitRequest, 'writes'> & {
  writes?: WireWrite[] | null;
};
export type CommitResponse = google.firestore.v1.ICommitResponse;
export type RollbackRequest = google.firestore.v1.IRollbackRequest;
export type RunQueryRequest = google.firestore.v1.IRunQueryRequest;
export type RunQueryResponse = google.firestore.v1.IRunQueryResponse;
export type RunAggregationQueryRequest = google.firestore.v1.IRunAggregationQueryRequest;
export type RunAggregationQueryResponse = google.firestore.v1.IRunAggregationQueryResponse;
export type PartitionQueryRequest = google.firestore.v1.IPartitionQueryRequest;
export type PartitionQueryResponse = google.firestore.v1.IPartitionQueryResponse;
export type ListCollectionIdsRequest = google.firestore.v1.IListCollectionIdsRequest;
export type ListCollectionIdsResponse = google.firestore.v1.IListCollectionIdsResponse;
export type BatchWriteRequest = Omit<google.firestore.v1.IBatchWriteRequest, 'writes'> & {
  writes?: WireWrite[] | null;
};
export type BatchWriteResponse = google.firestore.v1.IBatchWriteResponse;
export type WriteRequest = Omit<google.firestore.v1.IWriteRequest, 'writes'> & {
  writes?: WireWrite[] | null;
};
export type WriteResponse = google.firestore.v1.IWriteResponse;
export type ListenRequest = google.firestore.v1.IListenRequest;
export type ListenResponse = google.firestore.v1.IListenResponse;
