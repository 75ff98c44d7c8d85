import type { Document } from '../engine/documents/document.ts';
import { FirestoreError, grpcNumber } from '../engine/firestore-error.ts';
import type { Micros } from '../engine/values/value.ts';
import type { Watcher, WatchEvent } from '../engine/watch/watch-event.ts';
import { documentToWire } from '../wire/document-to-wire.ts';
import { isSet } from '../wire/is-set.ts';
import { databaseFromWire, documentToName } from '../wire/resource-name.ts';
import { timestampToWire } from '../wire/timestamp.ts';
import type { ListenRequest, ListenResponse, WireTarget } from '../wire/wire-messages.ts';
import type { BidiOutput, BidiRpc, BidiSession, CallContext, RpcParts } from './call-context.ts';
import { bill } from './call.ts';
import type { Call } from './call.ts';
import { ListenPermissions } from './listen-permissions.ts';
import { resumeTokens } from './resume-tokens.ts';
import { targetFromWire } from './target-from-wire.ts';
import { toFirestoreError } from './to-firestore-error.ts';

/** The Admin SDK gives up a stream after 120 s of silence. */
const KEEPALIVE_MS = 45_000;

/** Opens a Listen stream (docs/reference/firestore-protocol.md 8.1). */
export const listenStream: BidiRpc<ListenRequest, ListenResponse> = (context, out, parts) =>
  new ListenSession(context, out, parts);

/** The state of a stream after its first message has named the database. */
interface OpenStream {
  call: Call;
  watcher: Watcher;
  permissions: ListenPermissions;
  keepalive: NodeJS.Timeout;
}

/**
 * Translates between a client's targets and the engine's watcher. The engine keeps the order of the
 * protocol; this class checks the rules before a target starts and whenever their input has changed. Read
 * times come from the database's clock: they never decrease, and after a write is acknowledged none is
 * earlier than it.
 */
class ListenSession implements BidiSession<ListenRequest> {
  readonly #context: CallContext;
  readonly #out: BidiOutput<ListenResponse>;
  readonly #parts: RpcParts;
  #stream: OpenStream | undefined;
  #closed = false;
  /** Targets without results so far: a query without results is billed one read. */
  readonly #unbilled = new Set<number>();

  constructor(context: CallContext, out: BidiOutput<ListenResponse>, parts: RpcParts) {
    this.#context = context;
    this.#out = out;
    this.#parts = parts;
  }

  receive(request: ListenRequest): void {
    if (this.#closed) return;
    try {
      const stream = (this.#stream ??= this.#open(request));
      if (request.addTarget) this.#add(stream, request.addTarget);
      if (isSet(request.removeTarget)) stream.watcher.remove(request.removeTarget);
    } catch (error) {
      this.#close();
      this.#out.fail(toFirestoreError(error));
    }
  }

  halfClose(): void {
    if (this.#closed) return;
    this.#close();
    this.#out.end();
  }

  cancel(): void {
    this.#close();
  }

  #open(request: ListenRequest): OpenStream {
    const { project, database: id } = databaseFromWire(request.database);
    const database = this.#parts.engine.database(project, id);
    const call = { rpc: 'Listen', context: this.#context, database };
    const keepalive = setInterval(() => this.#snapshot(database.now()), KEEPALIVE_MS);
    keepalive.unref();
    return {
      call,
      keepalive,
      watcher: database.watch((event) => this.#relay(event)),
      permissions: new ListenPermissions(call, this.#parts.guard, (targetId, denial) =>
        this.#stream?.watcher.remove(targetId, denial),
      ),
    };
  }

  #close(): void {
    this.#closed = true;
    if (!this.#stream) return;
    clearInterval(this.#stream.keepalive);
    this.#stream.permissions.close();
    this.#stream.watcher.close();
  }

  /** Adds a target. A denied one is rejected alone; the stream and its other targets continue. */
  #add(stream: OpenStream, wire: WireTarget): void {
    const targetId = wire.targetId ?? 0;
    try {
      const target = targetFromWire(stream.call.database, wire);
      stream.permissions.require(target);
      this.#unbilled.add(targetId);
      stream.watcher.add(target);
    } catch (error) {
      if (!(error instanceof FirestoreError)) throw error;
      this.#ended(targetId, error);
    }
  }

  /** Ends a target that was removed, served once, or rejected, and forgets its permission. */
  #ended(targetId: number, cause?: FirestoreError): void {
    this.#stream?.permissions.forget(targetId);
    this.#unbilled.delete(targetId);
    this.#targetChange(
      'REMOVE',
      [targetId],
      cause && { cause: { code: grpcNumber(cause.code), message: cause.message } },
    );
  }

  #relay(event: WatchEvent): void {
    if (this.#closed) return;
    switch (event.kind) {
      case 'added':
        return this.#targetChange('ADD', [event.targetId]);
      case 'reset':
        return this.#targetChange('RESET', [event.targetId]);
      case 'current':
        this.#billEmptyResults(event.targetId);
        return this.#targetChange(
          'CURRENT',
          [event.targetId],
          event.readTime === undefined ? {} : this.#stamp(event.readTime),
        );
      case 'removed':
        return this.#ended(event.targetId, event.cause);
      case 'change':
        return this.#changed(event.document, event.targetIds, event.removedTargetIds);
      case 'delete':
      case 'remove':
        return this.#documentLeft(event);
      case 'filter':
        return this.#out.send({ filter: { targetId: event.targetId, count: event.count } });
      case 'snapshot':
        return this.#snapshot(event.readTime);
    }
  }

  #changed(document: Document, matching: readonly number[], removed: readonly number[]): void {
    if (!this.#stream) return;
    const { call, permissions } = this.#stream;
    const targetIds = matching.filter((id) => permissions.stillHolds(id));
    const removedTargetIds = [...removed];
    if (targetIds.length + removedTargetIds.length === 0) return;
    targetIds.forEach((id) => this.#unbilled.delete(id));
    bill(this.#parts.usage, call, { reads: targetIds.length });
    this.#out.send({
      documentChange: {
        document: documentToWire(call.database, document),
        ...(targetIds.length > 0 ? { targetIds } : {}),
        ...(removedTargetIds.length > 0 ? { removedTargetIds } : {}),
      },
    });
  }

  #documentLeft({
    kind,
    key,
    removedTargetIds: ids,
    readTime,
  }: WatchEvent & { kind: 'delete' | 'remove' }): void {
    if (!this.#stream) return;
    const change = {
      document: documentToName(this.#stream.call.database, key),
      removedTargetIds: [...ids],
      readTime: timestampToWire(readTime),
    };
    this.#out.send(kind === 'delete' ? { documentDelete: change } : { documentRemove: change });
  }

  #billEmptyResults(targetId: number): void {
    if (this.#unbilled.delete(targetId) && this.#stream)
      bill(this.#parts.usage, this.#stream.call, { reads: 1 });
  }

  /** Sends a change without targets: all of them are consistent as of this time. */
  #snapshot(time: Micros): void {
    if (!this.#closed) this.#targetChange('NO_CHANGE', [], this.#stamp(time));
  }

  #stamp(time: Micros): Pick<WireTargetChange, 'readTime' | 'resumeToken'> {
    return { readTime: timestampToWire(time), resumeToken: resumeTokens.encode(time) };
  }

  #targetChange(
    targetChangeType: NonNullable<WireTargetChange['targetChangeType']>,
    targetIds: number[],
    more: Partial<WireTargetChange> = {},
  ): void {
    this.#out.send({ targetChange: { targetChangeType, targetIds, ...more } });
  }
}

type WireTargetChange = NonNullable<ListenResponse['targetChange']>;
