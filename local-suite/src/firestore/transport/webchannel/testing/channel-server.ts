import { afterEach, beforeEach } from 'vitest';
import { FirestoreError } from '../../../engine/firestore-error.ts';
import type { BidiOutput, CallContext } from '../../../rpc/call-context.ts';
import { serveTable } from '../../../testing/serve-table.ts';

/** One RPC stream behind a channel, with what it has received. */
interface Stream {
  context: CallContext;
  out: BidiOutput<object>;
  received: { streamToken?: Buffer; database?: string }[];
  cancelled: boolean;
}

/** The streams that the current test has opened, in order. */
export let streams: Stream[];
/** The server of the current test. */
export let server: Awaited<ReturnType<typeof serveTable>>;

function bidi(context: CallContext, out: BidiOutput<object>) {
  const stream: Stream = { context, out, received: [], cancelled: false };
  streams.push(stream);
  return {
    receive: (message: object) => {
      stream.received.push(message);
      if ('database' in message && message.database === 'throw') throw new FirestoreError('NOT_FOUND', 'No.');
    },
    halfClose: () => undefined,
    cancel: () => (stream.cancelled = true),
  };
}

const serve = (options = {}) => serveTable({ bidi: { Write: bidi, Listen: bidi } }, options);

/** Serves channels whose streams the tests of the calling file control. */
export function useChannelServer(): void {
  beforeEach(async () => {
    streams = [];
    server = await serve();
  });
  afterEach(() => server.close());
}

/** Replaces the server by one with these options. */
export async function restartServer(options: { idleMs: number }): Promise<void> {
  server.close();
  server = await serve(options);
}

/** Builds a message of the browser. */
export const token = (text: string) => ({ streamToken: Buffer.from(text).toString('base64') });
/** Builds a message of the RPC. */
export const sent = (text: string) => ({ streamId: text, streamToken: Buffer.from('t') });
/** Returns the ids of the arrays. */
export const ids = (arrays: [number, unknown[]][]) => arrays.map(([id]) => id);
