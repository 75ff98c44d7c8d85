/* Encodes the few protobuf fields of the console's links, because the engine has no descriptors. */

function varint(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varint(value >>> 7)];
}

/** Encodes an integer or enum field; `value` is not negative. */
export function numberField(number: number, value: number): Buffer {
  return Buffer.from([...varint(number << 3), ...varint(value)]);
}

/** Encodes a bytes or message field. */
export function bytesField(number: number, bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([...varint((number << 3) | 2), ...varint(bytes.length)]), bytes]);
}

/** Encodes a string field. */
export function textField(number: number, text: string): Buffer {
  return bytesField(number, Buffer.from(text));
}
