import type { Socket } from 'node:net';
import {
  Server,
  ServerCredentials,
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
} from '@grpc/grpc-js';
import { encodeMessage, type PlainMessage } from '../../wire/messages.ts';
import { RPC_METHODS, type AnyRpcTable } from '../rpc-catalogue.ts';
import { decodeRequest } from '../request-size.ts';
import { bidiHandler, serverStreamHandler, unaryHandler } from './call-handlers.ts';

const MAX_MESSAGE_BYTES = 100 * 1024 * 1024;

type Handler =
  | handleUnaryCall<PlainMessage, PlainMessage>
  | handleServerStreamingCall<PlainMessage, PlainMessage>
  | handleBidiStreamingCall<PlainMessage, PlainMessage>;

/** Serves gRPC over already accepted sockets (grpc-js 1.14 adopts connections). */
export function createGrpcServer(table: AnyRpcTable): { adopt(socket: Socket): void; close(): void } {
  const server = new Server({
    'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_send_message_length': MAX_MESSAGE_BYTES,
    'grpc.enable_channelz': 0,
    // 64 KiB, HTTP/2's default, would interrupt a batch of 500 documents several times.
    'grpc-node.flow_control_window': 4 * 1024 * 1024,
  });
  for (const method of RPC_METHODS.values()) {
    const handler: Handler =
      method.kind === 'unary'
        ? unaryHandler(table.unary[method.name]!)
        : method.kind === 'serverStream'
          ? serverStreamHandler(table.serverStream[method.name]!)
          : bidiHandler(table.bidi[method.name]!);
    server.register<PlainMessage, PlainMessage>(
      `/google.firestore.v1.Firestore/${method.name}`,
      handler,
      (message) => encodeMessage(method.response, message),
      (bytes) => decodeRequest(method.request, bytes),
      method.kind,
    );
  }
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  return {
    adopt: (socket) => injector.injectConnection(socket),
    close: () => server.forceShutdown(),
  };
}
