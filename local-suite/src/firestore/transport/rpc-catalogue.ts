import type { Type } from 'protobufjs/light.js';
import type { BidiOutput, BidiSession, CallContext } from '../rpc/call-context.ts';
import type { RpcTable } from '../rpc/rpc-table.ts';
import { messageType, type PlainMessage } from '../wire/messages.ts';

/** The RPC table without its message types: a transport moves messages and never looks inside. */
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

const KINDS = ['unary', 'serverStream', 'bidi'] as const satisfies readonly (keyof RpcTable)[];
const EMPTY = 'google.protobuf.Empty';

/** Message types; by default `NameRequest` and `NameResponse`. */
interface Messages {
  readonly request?: string;
  readonly response?: string;
}

/** Lists every method of google.firestore.v1.Firestore: those of the RPC table, no more and no fewer. */
const METHODS: { readonly [Kind in keyof RpcTable]: Readonly<Record<keyof RpcTable[Kind], Messages>> } = {
  unary: {
    GetDocument: { response: 'Document' },
    ListDocuments: {},
    CreateDocument: { response: 'Document' },
    UpdateDocument: { response: 'Document' },
    DeleteDocument: { response: EMPTY },
    BeginTransaction: {},
    Commit: {},
    Rollback: { response: EMPTY },
    BatchWrite: {},
    PartitionQuery: {},
    ListCollectionIds: {},
  },
  serverStream: {
    BatchGetDocuments: {},
    RunQuery: {},
    RunAggregationQuery: {},
    // Always rejected, so its messages, which the client's protos lack, are never decoded.
    ExecutePipeline: { request: EMPTY, response: EMPTY },
  },
  bidi: { Listen: {}, Write: {} },
};

export const RPC_METHODS: ReadonlyMap<string, RpcMethod> = new Map(
  KINDS.flatMap((kind) =>
    Object.entries<Messages>(METHODS[kind]).map(
      ([name, { request = `${name}Request`, response = `${name}Response` }]): [string, RpcMethod] => [
        name,
        { name, kind, request: messageType(request), response: messageType(response) },
      ],
    ),
  ),
);

/** Throws for an unknown name: names come from this emulator's tables, never from a client. */
export function rpcMethod(name: string): RpcMethod {
  const found = RPC_METHODS.get(name);
  if (!found) throw new Error(`No such RPC: ${name}`);
  return found;
}
