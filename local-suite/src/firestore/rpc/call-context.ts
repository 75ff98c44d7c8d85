import type { FirestoreError } from '../engine/firestore-error.ts';
import type { Engine } from '../engine/engine.ts';
import type { UsageMeter } from '../billing/usage-meter.ts';
import type { Guard } from './guard.ts';

/**
 * Who calls (docs/reference/firestore-protocol.md 6.1). `admin` skips the rules; the others differ only in
 * `request.auth`.
 */
export interface Caller {
  kind: 'admin' | 'user' | 'anonymous';
  /** `token` is the decoded JWT payload. */
  auth: { uid: string; token: Record<string, unknown> } | null;
}

export interface CallContext {
  caller: Caller;
  /** Aborted when the client has gone or its deadline has passed. */
  signal: AbortSignal;
  /** Whatever the client wants its billed operations counted under. */
  label?: string;
}

/** What every RPC is handed besides its request. */
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

/** Where a session writes. `fail` and `end` close the stream; nothing is sent after either. */
export interface BidiOutput<Response> {
  send(message: Response): void;
  fail(error: FirestoreError): void;
  end(): void;
}

/** One open stream. After `cancel` (the client has gone) the session stays silent. */
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
