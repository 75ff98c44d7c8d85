import type { Type } from 'protobufjs/light.js';
import type { BidiOutput, BidiSession, CallContext } from '../rpc/call-context.ts';
import { messageType, type PlainMessage } from '../wire/messages.ts';

/** The RPC table with its message types erased: a transport moves messages and never looks inside. */
export interface AnyRpcTable {
  unary: Record<string, (request: PlainMessage, context: CallContext) => Promise<PlainMessage>>;
  serverStream: Record<string, (request: PlainMessage, context: CallContext) => AsyncIterable<PlainMessage>>;
  bidi: Record<string, (context: CallContext, out: BidiOutput<PlainMessage>) => BidiSession<PlainMessage>>;
}

export interface RpcMethod {
  readonly name: string;
  readonly kind: keyof AnyRpcTable;
  readonly request: Type;
  readonly response: Type;
}

const method = (
  kind: keyof AnyRpcTable,
  name: string,
  response = `${name}Response`,
  request = `${name}Request`,
): [string, RpcMethod] => [
  name,
  { name, kind, request: messageType(request), response: messageType(response) },
];

const EMPTY = 'google.protobuf.Empty';

/** Every method of google.firestore.v1.Firestore with its messages. */
export const RPC_METHODS: ReadonlyMap<string, RpcMethod> = new Map([
  method('unary', 'GetDocument', 'Document'),
  method('unary', 'ListDocuments'),
  method('unary', 'CreateDocument', 'Document'),
  method('unary', 'UpdateDocument', 'Document'),
  method('unary', 'DeleteDocument', EMPTY),
  method('unary', 'BeginTransaction'),
  method('unary', 'Commit'),
  method('unary', 'Rollback', EMPTY),
  method('unary', 'BatchWrite'),
  method('unary', 'PartitionQuery'),
  method('unary', 'ListCollectionIds'),
  method('serverStream', 'BatchGetDocuments'),
  method('serverStream', 'RunQuery'),
  method('serverStream', 'RunAggregationQuery'),
  // Refused whatever it says, so its messages, which the client's protos lack, need not be read.
  method('serverStream', 'ExecutePipeline', EMPTY, EMPTY),
  method('bidi', 'Listen'),
  method('bidi', 'Write'),
]);

/** Throws for a name that is none: names come from our own tables, never from a client. */
export function rpcMethod(name: string): RpcMethod {
  const found = RPC_METHODS.get(name);
  if (!found) throw new Error(`No such RPC: ${name}`);
  return found;
}
