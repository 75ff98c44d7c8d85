import type {
  handleBidiStreamingCall,
  handleServerStreamingCall,
  handleUnaryCall,
  Metadata,
  ServerDuplexStream,
} from '@grpc/grpc-js';
import { grpcNumber } from '../../engine/firestore-error.ts';
import type { BidiOutput, CallContext } from '../../rpc/call-context.ts';
import { toFirestoreError } from '../../rpc/to-firestore-error.ts';
import type { PlainMessage } from '../../wire/messages.ts';
import { contextFrom } from '../context-from.ts';
import { checkRequestSize } from '../request-size.ts';
import type { AnyRpcTable } from '../rpc-catalogue.ts';

interface Call {
  metadata: Metadata;
  on(event: 'cancelled', listener: () => void): unknown;
}

function contextOf(call: Call): CallContext {
  const gone = new AbortController();
  call.on('cancelled', () => gone.abort());
  return contextFrom((name) => call.metadata.get(name)[0]?.toString(), gone.signal);
}

function statusOf(thrown: unknown): { code: number; details: string } {
  const error = toFirestoreError(thrown);
  return { code: grpcNumber(error.code), details: error.message };
}

/** Adapts a unary RPC to grpc-js. */
export function unaryHandler(rpc: AnyRpcTable['unary'][string]): handleUnaryCall<PlainMessage, PlainMessage> {
  return (call, reply) => {
    // Async, so that a bad token and a throwing RPC share one error path.
    (async () => {
      checkRequestSize(call.request);
      return rpc(call.request, contextOf(call));
    })().then(
      (response) => reply(null, response),
      (thrown: unknown) => reply(statusOf(thrown)),
    );
  };
}

/** Adapts a streaming RPC to grpc-js: no faster than its client reads, and no longer than it is connected. */
export function serverStreamHandler(
  rpc: AnyRpcTable['serverStream'][string],
): handleServerStreamingCall<PlainMessage, PlainMessage> {
  return (call) => {
    const sending = pendingWrites(call);
    const run = async () => {
      checkRequestSize(call.request);
      const context = contextOf(call);
      // The write callbacks of a cancelled call are never called.
      const gone = new Promise<void>((resolve) => call.on('cancelled', resolve));
      for await (const message of rpc(call.request, context)) {
        await Promise.race([sending.send(message), gone]);
        if (context.signal.aborted) return;
      }
      call.end();
    };
    run().catch((thrown: unknown) => sending.flushed(() => call.emit('error', statusOf(thrown))));
  };
}

/** Adapts a session to grpc-js. What `receive` throws ends the call with its status. */
export function bidiHandler(
  rpc: AnyRpcTable['bidi'][string],
): handleBidiStreamingCall<PlainMessage, PlainMessage> {
  return (call: ServerDuplexStream<PlainMessage, PlainMessage>) => {
    const sending = pendingWrites(call);
    let open = true;
    const fail = (thrown: unknown) => {
      if (!open) return;
      open = false;
      sending.flushed(() => call.emit('error', statusOf(thrown)));
    };
    const out: BidiOutput<PlainMessage> = {
      send: (message) => void (open && sending.send(message)),
      fail,
      end: () => {
        if (open) call.end();
        open = false;
      },
    };
    try {
      const session = rpc(contextOf(call), out);
      const guarded = (step: () => void) => {
        try {
          if (open) step();
        } catch (thrown) {
          fail(thrown);
          session.cancel();
        }
      };
      call.on('data', (message: PlainMessage) =>
        guarded(() => {
          checkRequestSize(message);
          session.receive(message);
        }),
      );
      call.on('end', () => guarded(() => session.halfClose()));
      call.on('cancelled', () => {
        open = false;
        session.cancel();
      });
      // A message that is no protobuf ends the call inside grpc-js; the session must learn of it.
      call.on('error', () => {
        open = false;
        session.cancel();
      });
    } catch (thrown) {
      fail(thrown);
    }
  };
}

/**
 * Tracks unsent messages. grpc-js sends a status at once, ahead of messages queued in the stream, so an error waits
 * for them here. `send` resolves when the transport is ready for more.
 */
function pendingWrites(call: { write(message: PlainMessage, done: () => void): boolean }) {
  let pending = 0;
  let whenFlushed: (() => void) | undefined;
  return {
    send: (message: PlainMessage) =>
      new Promise<void>((resolve) => {
        pending++;
        const hasRoom = call.write(message, () => {
          pending--;
          resolve();
          if (pending === 0) whenFlushed?.();
        });
        if (hasRoom) resolve();
      }),
    flushed(then: () => void) {
      if (pending === 0) then();
      else whenFlushed = then;
    },
  };
}
