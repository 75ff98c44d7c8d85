import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { FirestoreError } from '../../engine/firestore-error.ts';
import type { BidiOutput, BidiSession } from '../../rpc/call-context.ts';
import { decodeJsonText } from '../decode-json-text.ts';
import { messageFromJson, messageToJson } from '../../wire/proto-json.ts';
import type { PlainMessage } from '../../wire/messages.ts';
import { toFirestoreError } from '../../rpc/to-firestore-error.ts';
import { channelErrorBody } from '../error-status.ts';
import type { RpcMethod } from '../rpc-catalogue.ts';
import { BackChannel } from './back-channel.ts';
import type { OutgoingArray } from './frame.ts';

/**
 * A session without a back channel is closed after this long, or when this much data is pending; but not for
 * its first result, which may be large and is ready before the browser can fetch it.
 */
const IDLE_MS = 5 * 60_000;
const MAX_UNREAD_UNITS = 16 * 1024 * 1024;

export interface ChannelOptions {
  method: RpcMethod;
  open(out: BidiOutput<PlainMessage>): BidiSession<PlainMessage>;
  onClosed(channel: Channel): void;
  idleMs?: number;
}

/**
 * One WebChannel session = one RPC stream (docs/reference/firestore-protocol.md 5). Keeps each array until
 * the browser has acknowledged it, and each forward message until its predecessors have arrived.
 */
export class Channel {
  readonly #options: ChannelOptions;
  readonly sid = randomBytes(16).toString('base64url');
  readonly #session: BidiSession<PlainMessage>;
  #unacknowledged: OutgoingArray[] = [];
  #unacknowledgedUnits = 0;
  #lastArrayId = 0;
  /** Highest id written to the current back channel. */
  #writtenId = 0;
  #nextMessage = 0;
  readonly #early = new Map<number, string>();
  #back: BackChannel | undefined;
  #hadBackChannel = false;
  #idle: NodeJS.Timeout | undefined;
  #flushScheduled = false;
  /** `failed` and `ended`: the RPC is over, but the browser may not know. */
  #state: 'open' | 'failed' | 'ended' | 'closed' = 'open';

  constructor(options: ChannelOptions) {
    this.#options = options;

    this.#waitForBackChannel();
    this.#session = this.#openSession();
  }

  #openSession(): BidiSession<PlainMessage> {
    const out: BidiOutput<PlainMessage> = {
      send: (message) => {
        if (this.#state === 'open') this.#push([messageToJson(this.#options.method.response, message)]);
      },
      fail: (error) => this.#fail(error),
      end: () => {
        if (this.#state !== 'open') return;
        this.#push(['close']);
        this.#state = 'ended';
      },
    };
    try {
      return this.#options.open(out);
    } catch (thrown) {
      // An error such as a bad token is sent on the channel, where the SDK expects the status of its stream.
      this.#fail(toFirestoreError(thrown));
      return { receive: () => undefined, halfClose: () => undefined, cancel: () => undefined };
    }
  }

  /** Accepts messages `offset`, `offset + 1`, ...; drops those that a retried POST repeats. */
  receive(offset: number, messages: readonly string[]): void {
    messages.forEach((message, index) => {
      if (offset + index >= this.#nextMessage) this.#early.set(offset + index, message);
    });
    for (
      let text = this.#early.get(this.#nextMessage);
      text !== undefined;
      text = this.#early.get(this.#nextMessage)
    ) {
      this.#early.delete(this.#nextMessage++);
      if (this.#state !== 'open') continue;
      try {
        this.#session.receive(messageFromJson(this.#options.method.request, decodeJsonText(text)));
      } catch (thrown) {
        this.#fail(toFirestoreError(thrown));
        this.#session.cancel();
      }
    }
  }

  /** Forgets the arrays up to `id`, which the browser has received. */
  acknowledge(id: number): void {
    let done = 0;
    for (const array of this.#unacknowledged) {
      if (array.id > id) break;
      this.#unacknowledgedUnits -= array.json.length;
      done++;
    }
    if (done > 0) this.#unacknowledged.splice(0, done);
  }

  /** Returns the response to a forward POST: back channel open? last array sent, units outstanding. */
  status(): [0 | 1, number, number] {
    return [this.#back ? 1 : 0, this.#lastArrayId, this.#unacknowledgedUnits];
  }

  /**
   * Attaches a back channel. It replaces the old one and first receives what the browser has not
   * acknowledged.
   */
  attach(response: ServerResponse, given: { buffered: boolean; timeoutMs?: number }): void {
    this.#back?.end();
    clearTimeout(this.#idle);
    const back = new BackChannel(response, {
      ...given,
      onQuiet: () => this.#push(['noop']),
      onClosed: () => {
        if (this.#back !== back) return;
        this.#back = undefined;
        this.#waitForBackChannel();
      },
    });
    this.#back = back;
    this.#hadBackChannel = true;
    this.#writtenId = 0;
    if (this.#state !== 'open' && this.#unacknowledged.length === 0) this.#append(['stop']);
    this.#flush();
    if (this.#state !== 'open') back.end();
    // Sent at once as a separate chunk: it tells the client whether a proxy buffers.
    else if (back.streaming) {
      this.#append(['noop']);
      this.#flush();
    }
  }

  /** Closes the session when the browser terminates it or has not connected for long. */
  close(): void {
    if (this.#state === 'closed') return;
    const rpcRuns = this.#state === 'open';
    this.#state = 'closed';
    clearTimeout(this.#idle);
    this.#unacknowledged = [];
    this.#back?.end();
    clearTimeout(this.#idle);
    this.#options.onClosed(this);
    if (rpcRuns) this.#session.cancel();
  }

  #fail(error: FirestoreError): void {
    if (this.#state !== 'open') return;
    this.#append([channelErrorBody(error)]);
    this.#state = 'failed';
    this.#flush();
    this.#back?.end();
  }

  #push(message: unknown): void {
    this.#append(message);
    if (this.#flushScheduled) return;
    this.#flushScheduled = true;
    // Everything that one commit or query sends together goes out as one chunk: the browser re-reads its
    // whole response text at each, and a long poll would carry only the first part.
    queueMicrotask(() => {
      this.#flushScheduled = false;
      this.#flush();
      if (this.#state === 'ended') this.#back?.end();
    });
  }

  #append(message: unknown): void {
    const json = JSON.stringify(message);
    this.#unacknowledged.push({ id: ++this.#lastArrayId, json });
    this.#unacknowledgedUnits += json.length;
    if (this.#hadBackChannel && !this.#back && this.#unacknowledgedUnits > MAX_UNREAD_UNITS) this.close();
  }

  #flush(): void {
    if (!this.#back) return;
    const fresh = this.#unacknowledged.filter(({ id }) => id > this.#writtenId);
    if (fresh.length === 0) return;
    this.#writtenId = this.#lastArrayId;
    this.#back.send(fresh);
  }

  #waitForBackChannel(): void {
    if (this.#state === 'closed') return;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.close(), this.#options.idleMs ?? IDLE_MS);
    this.#idle.unref();
  }
}
