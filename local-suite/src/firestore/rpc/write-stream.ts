import { invalidArgument } from '../engine/firestore-error.ts';
import { commitToWire } from '../wire/commit-to-wire.ts';
import { databaseFromWire } from '../wire/resource-name.ts';
import type { WriteRequest, WriteResponse } from '../wire/wire-messages.ts';
import { writeFromWire } from '../wire/write-from-wire.ts';
import type { BidiOutput, BidiRpc, BidiSession, CallContext, RpcParts } from './call-context.ts';
import type { Call } from './call.ts';
import { commitAsCaller } from './commit-as-caller.ts';
import { toFirestoreError } from './to-firestore-error.ts';

/** Opens a Write stream (docs/reference/firestore-protocol.md 8.2). */
export const writeStream: BidiRpc<WriteRequest, WriteResponse> = (context, out, parts) =>
  new WriteSession(context, out, parts);

/**
 * The first message opens the stream, each further one is an atomic commit. Clients send several without
 * waiting, so they queue here and are answered in order. A disconnected client resends on a new stream what
 * was not acknowledged: its queued writes must not be applied as well.
 */
class WriteSession implements BidiSession<WriteRequest> {
  readonly #context: CallContext;
  readonly #out: BidiOutput<WriteResponse>;
  readonly #parts: RpcParts;
  readonly #queue: WriteRequest[] = [];
  readonly #cancelled = new AbortController();
  readonly #gone: AbortSignal;
  #call: Call | undefined;
  #working = false;
  #halfClosed = false;
  #answers = 0;

  constructor(context: CallContext, out: BidiOutput<WriteResponse>, parts: RpcParts) {
    this.#context = context;
    this.#out = out;
    this.#parts = parts;

    this.#gone = AbortSignal.any([context.signal, this.#cancelled.signal]);
  }

  receive(request: WriteRequest): void {
    if (this.#gone.aborted) return;
    this.#queue.push(request);
    void this.#work();
  }

  halfClose(): void {
    this.#halfClosed = true;
    void this.#work();
  }

  cancel(): void {
    this.#cancelled.abort();
  }

  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    try {
      while (this.#queue.length > 0 && !this.#gone.aborted) await this.#answer(this.#queue.shift()!);
      if (this.#halfClosed) this.#end();
    } catch (error) {
      const silent = this.#gone.aborted;
      this.cancel();
      if (!silent) this.#out.fail(toFirestoreError(error));
    } finally {
      this.#working = false;
    }
  }

  async #answer(request: WriteRequest): Promise<void> {
    if (!this.#call) {
      this.#open(request);
      return;
    }
    const writes = request.writes ?? [];
    if (writes.length === 0) {
      this.#send({});
      this.#end();
      return;
    }
    const { database } = this.#call;
    const outcome = await commitAsCaller(
      this.#call,
      this.#parts,
      writes.map((write) => writeFromWire(database, write)),
    );
    if (!this.#gone.aborted) this.#send(commitToWire(outcome));
  }

  #open(request: WriteRequest): void {
    if (!request.database) throw invalidArgument("'database' must be set on an initial write request.");
    if (request.writes?.length)
      throw invalidArgument("'writes' must not be set on an initial write request.");
    const { project, database } = databaseFromWire(request.database);
    this.#call = {
      rpc: 'Write',
      context: { ...this.#context, signal: this.#gone },
      database: this.#parts.engine.database(project, database),
    };
    this.#send({ streamId: request.streamId || '0' });
  }

  /** Sends a response. Its token must not be empty; the tokens count up and are never read. */
  #send(response: WriteResponse): void {
    this.#out.send({ ...response, streamToken: Buffer.from(String(this.#answers)) });
    this.#answers += 1;
  }

  #end(): void {
    if (this.#gone.aborted) return;
    this.cancel();
    this.#out.end();
  }
}
