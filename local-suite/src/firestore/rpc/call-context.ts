import type { FirestoreError } from '../engine/firestore-error.ts';
import type { Engine } from '../engine/engine.ts';
import type { UsageMeter } from '../billing/usage-meter.ts';
import type { Guard } from './guard.ts';

/**
 * The caller (docs/reference/firestore-protocol.md 6.1). `admin` bypasses the rules; others differ in
 * `request.auth` only.
 */
export interface Caller {
  kind: 'admin' | 'user' | 'anonymous';
  /** `token` is the decoded JWT payload. */
  auth: { uid: string; token: Record<string, unknown> } | null;
}

export interface CallContext {
  caller: Caller;
  /** Aborted when the client disconnects or its deadline passes. */
  signal: AbortSignal;
  /** A label of the client's choice, by which its billed operations are counted. */
  label?: string;
}

/** The dependencies of every RPC. */
export interface RpcParts {
  engine: Engine;
  guard: Guard;
  usage: UsageMeter;
}

export type UnaryRpc<Request, Response> = (
  request: Request,
  context: CallContext,
  parts: RpcParts,
) => Promise<Response>;

export type ServerStreamRpc<Request, Response> = (
  request: Request,
  context: CallContext,
  parts: RpcParts,
) => AsyncIterable<Response>;

/** A session's output. `fail` and `end` close the stream; nothing may be sent after either. */
export interface BidiOutput<Response> {
  send(message: Response): void;
  fail(error: FirestoreError): void;
  end(): void;
}

/** One open stream. After `cancel` (the client disconnected) the session sends nothing. */
export interface BidiSession<Request> {
  receive(message: Request): void;
  halfClose(): void;
  cancel(): void;
}

export type BidiRpc<Request, Response> = (
  context: CallContext,
  out: BidiOutput<Response>,
  parts: RpcParts,
) => BidiSession<Request>;
