/**
 * The entry of this folder: every RPC of google.firestore.v1.Firestore by name, called by the transport that
 * decoded the request. A thrown FirestoreError is the status of the call; anything else is a defect.
 */
import type { Engine } from '../engine/engine.ts';
import type { UsageMeter } from '../billing/usage-meter.ts';
import type * as wire from '../wire/wire-messages.ts';
import { batchGetDocuments } from './batch-get-documents.ts';
import { batchWrite } from './batch-write.ts';
import { beginTransaction } from './begin-transaction.ts';
import type { BidiOutput, BidiRpc, BidiSession, CallContext, RpcParts } from './call-context.ts';
import type { ServerStreamRpc, UnaryRpc } from './call-context.ts';
import { commit } from './commit.ts';
import { createDocument } from './create-document.ts';
import { deleteDocument } from './delete-document.ts';
import { executePipeline } from './execute-pipeline.ts';
import { getDocument } from './get-document.ts';
import { Guard } from './guard.ts';
import { listCollectionIds } from './list-collection-ids.ts';
import { listDocuments } from './list-documents.ts';
import { listenStream } from './listen-stream.ts';
import { partitionQuery } from './partition-query.ts';
import { rollback } from './rollback.ts';
import type { RulesetRegistry } from './ruleset-registry.ts';
import { runAggregationQuery } from './run-aggregation-query.ts';
import { runQuery } from './run-query.ts';
import { updateDocument } from './update-document.ts';
import { writeStream } from './write-stream.ts';

type Unary<Request, Response> = (request: Request, context: CallContext) => Promise<Response>;
type ServerStream<Request, Response> = (request: Request, context: CallContext) => AsyncIterable<Response>;
type Bidi<Request, Response> = (context: CallContext, out: BidiOutput<Response>) => BidiSession<Request>;

export interface RpcTable {
  unary: {
    GetDocument: Unary<wire.GetDocumentRequest, wire.WireDocument>;
    ListDocuments: Unary<wire.ListDocumentsRequest, wire.ListDocumentsResponse>;
    CreateDocument: Unary<wire.CreateDocumentRequest, wire.WireDocument>;
    UpdateDocument: Unary<wire.UpdateDocumentRequest, wire.WireDocument>;
    DeleteDocument: Unary<wire.DeleteDocumentRequest, wire.Empty>;
    BeginTransaction: Unary<wire.BeginTransactionRequest, wire.BeginTransactionResponse>;
    Commit: Unary<wire.CommitRequest, wire.CommitResponse>;
    Rollback: Unary<wire.RollbackRequest, wire.Empty>;
    BatchWrite: Unary<wire.BatchWriteRequest, wire.BatchWriteResponse>;
    PartitionQuery: Unary<wire.PartitionQueryRequest, wire.PartitionQueryResponse>;
    ListCollectionIds: Unary<wire.ListCollectionIdsRequest, wire.ListCollectionIdsResponse>;
  };
  serverStream: {
    BatchGetDocuments: ServerStream<wire.BatchGetDocumentsRequest, wire.BatchGetDocumentsResponse>;
    RunQuery: ServerStream<wire.RunQueryRequest, wire.RunQueryResponse>;
    RunAggregationQuery: ServerStream<wire.RunAggregationQueryRequest, wire.RunAggregationQueryResponse>;
    ExecutePipeline: ServerStream<unknown, never>;
  };
  bidi: {
    Listen: Bidi<wire.ListenRequest, wire.ListenResponse>;
    Write: Bidi<wire.WriteRequest, wire.WriteResponse>;
  };
}

/** Binds every RPC to its dependencies. */
export function createRpcTable(given: {
  engine: Engine;
  rules: RulesetRegistry;
  usage: UsageMeter;
}): RpcTable {
  const parts: RpcParts = {
    engine: given.engine,
    usage: given.usage,
    guard: new Guard(given.rules, given.usage),
  };
  const unary =
    <Request, Response>(rpc: UnaryRpc<Request, Response>): Unary<Request, Response> =>
    (request, context) =>
      rpc(request, context, parts);
  const stream =
    <Request, Response>(rpc: ServerStreamRpc<Request, Response>): ServerStream<Request, Response> =>
    (request, context) =>
      rpc(request, context, parts);
  const bidi =
    <Request, Response>(rpc: BidiRpc<Request, Response>): Bidi<Request, Response> =>
    (context, out) =>
      rpc(context, out, parts);
  return {
    unary: {
      GetDocument: unary(getDocument),
      ListDocuments: unary(listDocuments),
      CreateDocument: unary(createDocument),
      UpdateDocument: unary(updateDocument),
      DeleteDocument: unary(deleteDocument),
      BeginTransaction: unary(beginTransaction),
      Commit: unary(commit),
      Rollback: unary(rollback),
      BatchWrite: unary(batchWrite),
      PartitionQuery: unary(partitionQuery),
      ListCollectionIds: unary(listCollectionIds),
    },
    serverStream: {
      BatchGetDocuments: stream(batchGetDocuments),
      RunQuery: stream(runQuery),
      RunAggregationQuery: stream(runAggregationQuery),
      ExecutePipeline: stream(executePipeline),
    },
    bidi: { Listen: bidi(listenStream), Write: bidi(writeStream) },
  };
}
