import { FirestoreError, invalidArgument } from '../../engine/firestore-error.ts';
import { pipelinesUnsupported } from '../../rpc/execute-pipeline.ts';
import { pathSegments, type HttpExchange } from '../http/http-exchange.ts';
import { rpcMethod, type RpcMethod } from '../rpc-catalogue.ts';

/** A REST request matched to its RPC: the fields bound by the URL, and the field that the body fills. */
export interface RestCall {
  method: RpcMethod;
  /** Fields bound by the path, by dotted name. */
  bound: Record<string, string>;
  /** '' when the body is the whole message, a field's name when it is one field, undefined without a body. */
  body: '' | 'document' | undefined;
}

/** Custom verbs after the colon, and the field that their path fills. */
const VERBS: Record<string, { rpc: string; path: 'database' | 'parent' }> = {
  batchGet: { rpc: 'BatchGetDocuments', path: 'database' },
  batchWrite: { rpc: 'BatchWrite', path: 'database' },
  beginTransaction: { rpc: 'BeginTransaction', path: 'database' },
  commit: { rpc: 'Commit', path: 'database' },
  rollback: { rpc: 'Rollback', path: 'database' },
  listCollectionIds: { rpc: 'ListCollectionIds', path: 'parent' },
  partitionQuery: { rpc: 'PartitionQuery', path: 'parent' },
  runAggregationQuery: { rpc: 'RunAggregationQuery', path: 'parent' },
  runQuery: { rpc: 'RunQuery', path: 'parent' },
};

const VERSION = /^\/(?:v1|v1beta1)(?=\/)/;
/** projects/{p}/databases/{d}/documents: the segments before a document's own. */
const ROOT_SEGMENTS = 5;

/** Returns whether a path belongs to the REST API, valid or not. */
export function isRestPath(path: string): boolean {
  return VERSION.test(path);
}

/**
 * @throws NOT_FOUND or INVALID_ARGUMENT for a path of the REST API that names no method
 * (docs/reference/firestore-protocol.md 4.3)
 */
export function matchRestCall(exchange: HttpExchange): RestCall {
  const path = exchange.path.replace(VERSION, '');
  const colon = path.indexOf(':', path.lastIndexOf('/'));
  const verb = colon < 0 ? '' : path.slice(colon + 1);
  if (exchange.method === 'POST' && verb === 'executePipeline') throw pipelinesUnsupported();
  if (exchange.method === 'POST' && Object.hasOwn(VERBS, verb)) {
    return customVerb(VERBS[verb]!, namedSegments(path.slice(0, colon)));
  }
  return resource(exchange, namedSegments(path));
}

function customVerb({ rpc, path }: { rpc: string; path: string }, segments: string[]): RestCall {
  const below = segments.length - ROOT_SEGMENTS;
  if (below < 0 || (path === 'database' && below > 0) || below % 2 !== 0) throw noSuchMethod();
  const name = segments.slice(0, path === 'database' ? 4 : undefined).join('/');
  return { method: rpcMethod(rpc), bound: { [path]: name }, body: '' };
}

function resource(exchange: HttpExchange, segments: string[]): RestCall {
  const below = segments.length - ROOT_SEGMENTS;
  if (below <= 0) throw noSuchMethod();
  const name = segments.join('/');
  if (below % 2 === 1) {
    const bound = { parent: segments.slice(0, -1).join('/'), collectionId: segments.at(-1)! };
    if (exchange.method === 'GET') return { method: rpcMethod('ListDocuments'), bound, body: undefined };
    if (exchange.method === 'POST') return { method: rpcMethod('CreateDocument'), bound, body: 'document' };
    throw noSuchMethod();
  }
  switch (exchange.method) {
    case 'GET':
      return { method: rpcMethod('GetDocument'), bound: { name }, body: undefined };
    case 'PATCH':
      return { method: rpcMethod('UpdateDocument'), bound: { 'document.name': name }, body: 'document' };
    case 'DELETE':
      return { method: rpcMethod('DeleteDocument'), bound: { name }, body: undefined };
    default:
      throw noSuchMethod();
  }
}

function namedSegments(path: string): string[] {
  const segments = pathSegments(path);
  if (!segments) throw invalidArgument('The path has a broken percent escape.');
  // An encoded slash would become a separator once the segments are joined to a name.
  if (segments.some((segment) => segment.includes('/'))) {
    throw invalidArgument('A path segment must not contain a slash.');
  }
  const [projects, , databases, , documents] = segments;
  if (projects !== 'projects' || databases !== 'databases' || documents !== 'documents') throw noSuchMethod();
  return segments;
}

function noSuchMethod(): FirestoreError {
  return new FirestoreError('NOT_FOUND', 'The requested URL names no method of the Firestore REST API.');
}
