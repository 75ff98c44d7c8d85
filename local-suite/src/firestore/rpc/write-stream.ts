import { invalidArgument } from '../engine/firestore-error.ts';
import { commitToWire } from '../wire/commit-to-wire.ts';
import { databaseFromWire } from '../wire/resource-name.ts';
import type { WriteRequest, WriteResponse } from '../wire/wire-messages.ts';
import { writeFromWire } from '../wire/write-from-wire.ts';
import type { BidiOutput, BidiRpc, BidiSession, CallContext, RpcParts } from './call-context.ts';
import type { Call } from './call.ts';
import { commitAsCaller } from './commit-as-caller.ts';
import { toFirestoreError } from './to-firestore-error.ts';

/** docs/reference/firestore-protocol.md 8.2. */
export const writeStream: BidiRpc<WriteRequest, WriteResponse> = (context, out, parts) =>
  new WriteSession(context, out, parts);

/**
 * The first message opens the stream, each further one is an atomic commit. Clients send several without
 * waiting, so they queue here and are answered in order. A disconnected client resends on a new stream what
 * was not acknowledged: its queued writes must not be applied as well.
 */
class WriteSession implements BidiSession<WriteRequest> {
  private readonly queue: WriteRequest[] = [];
  private readonly cancelled = new AbortController();
  private readonly gone: AbortSignal;
  private call: Call | undefined;
  private working = false;
  private halfClosed = false;
  private answers = 0;

  constructor(
    private readonly context: CallContext,
    private readonly out: BidiOutput<WriteResponse>,
    private readonly parts: RpcParts,
  ) {
    this.gone = AbortSignal.any([context.signal, this.cancelled.signal]);
  }

  receive(request: WriteRequest): void {
    if (this.gone.aborted) return;
    this.queue.push(request);
    void this.work();
  }

  halfClose(): void {
    this.halfClosed = true;
    void this.work();
  }

  cancel(): void {
    this.cancelled.abort();
  }

  private async work(): Promise<void> {
    if (this.working) return;
    this.working = true;
    try {
      while (this.queue.length > 0 && !this.gone.aborted) await this.answer(this.queue.shift()!);
      if (this.halfClosed) this.end();
    } catch (error) {
      const silent = this.gone.aborted;
      this.cancel();
      if (!silent) this.out.fail(toFirestoreError(error));
    } finally {
      this.working = false;
    }
  }

  private async answer(request: WriteRequest): Promise<void> {
    if (!this.call) {
      this.open(request);
      return;
    }
    const writes = request.writes ?? [];
    if (writes.length === 0) {
      this.send({});
      this.end();
      return;
    }
    const { database } = this.call;
    const outcome = await commitAsCaller(
      this.call,
      this.parts,
      writes.map((write) => writeFromWire(database, write)),
    );
    if (!this.gone.aborted) this.send(commitToWire(outcome));
  }

  private open(request: WriteRequest): void {
    if (!request.database) throw invalidArgument("'database' must be set on an initial write request.");
    if (request.writes?.length)
      throw invalidArgument("'writes' must not be set on an initial write request.");
    const { project, database } = databaseFromWire(request.database);
    this.call = {
      rpc: 'Write',
      context: { ...this.context, signal: this.gone },
      database: this.parts.engine.database(project, database),
    };
    this.send({ streamId: request.streamId || '0' });
  }

  /** Every response carries a token, which must not be empty; these count, and are never read. */
  private send(response: WriteResponse): void {
    this.out.send({ ...response, streamToken: Buffer.from(String(this.answers)) });
    this.answers += 1;
  }

  private end(): void {
    if (this.gone.aborted) return;
    this.cancel();
    this.out.end();
  }
}
