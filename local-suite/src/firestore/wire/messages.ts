/**
 * The protobuf messages of google.firestore.v1 as plain objects (protobufjs "toObject" form: camelCase,
 * int64 and enums as strings, bytes as Buffer). Nothing else in the emulator knows field numbers.
 */
import descriptors from '@google-cloud/firestore-api/protos/protos.json' with { type: 'json' };
import Long from 'long';
import protobuf from 'protobufjs/light.js';

/** A message in its plain form; callers narrow it to the generated `google.firestore.v1.I…` interface. */
export type PlainMessage = object;

// protobufjs looks for `long` through a dynamic require, which a bundle lacks: int64 would lose its low
// bits.
protobuf.util.Long = Long;
protobuf.configure();

const root = protobuf.Root.fromJSON(descriptors as protobuf.INamespace);

// The JS SDK sends `verify` in transactions although the public proto lacks it
// (docs/reference/firestore-protocol.md 4.1).
const write = root.lookupType('google.firestore.v1.Write');
const verify = new protobuf.Field('verify', 5, 'string');
write.add(verify);
(write.oneofs['operation'] as protobuf.OneOf).add(verify);

// The payload of a trigger event, which the client's protos lack (docs/reference/firestore-protocol.md 3).
root.define('google.events.cloud.firestore.v1', {
  DocumentEventData: {
    fields: {
      value: { type: 'google.firestore.v1.Document', id: 1 },
      oldValue: { type: 'google.firestore.v1.Document', id: 2 },
      updateMask: { type: 'google.firestore.v1.DocumentMask', id: 3 },
    },
  },
});
root.resolveAll();

const PLAIN: protobuf.IConversionOptions = {
  longs: String,
  enums: String,
  bytes: Buffer,
  defaults: false,
  oneofs: false,
};

const types = new Map<string, protobuf.Type>();

/** Returns a message type by its name below google.firestore.v1, or by its full name. */
export function messageType(name: string): protobuf.Type {
  let type = types.get(name);
  if (!type) {
    type = root.lookupType(name.startsWith('google.') ? name : `google.firestore.v1.${name}`);
    types.set(name, type);
  }
  return type;
}

export function encodeMessage(type: protobuf.Type, message: PlainMessage): Buffer {
  return type.encode(type.fromObject(message)).finish() as Buffer;
}

/** Throws protobufjs' error when the bytes are no such message. */
export function decodeMessage(type: protobuf.Type, bytes: Uint8Array): PlainMessage {
  return type.toObject(type.decode(bytes), PLAIN);
}
