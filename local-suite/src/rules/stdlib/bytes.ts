import { createHash } from 'node:crypto';

import { typeError, type Outcome } from '../values/outcome.ts';
import { bytes, int, string, type RuleValue } from '../values/rule-value.ts';
import { libraryFunction, methodsOf } from './method-table.ts';

const method = methodsOf<'bytes'>();

/** https://firebase.google.com/docs/reference/rules/rules.Bytes */
export const bytesMethods = [
  method('size', [], (self) => int(self.value.length)),
  method('toBase64', [], (self) => string(Buffer.from(self.value).toString('base64'))),
  // Upper case, as production prints it (9.7 row 18).
  method('toHexString', [], (self) => string(Buffer.from(self.value).toString('hex').toUpperCase())),
];

/** https://firebase.google.com/docs/reference/rules/rules.hashing; each takes bytes or a string. */
export const hashingFunctions = [
  libraryFunction('md5', ['any'], (data) => hashed(data, (raw) => createHash('md5').update(raw).digest())),
  libraryFunction('sha256', ['any'], (data) =>
    hashed(data, (raw) => createHash('sha256').update(raw).digest()),
  ),
  libraryFunction('crc32', ['any'], (data) => hashed(data, (raw) => cyclicRedundancy(raw, CRC32))),
  libraryFunction('crc32c', ['any'], (data) => hashed(data, (raw) => cyclicRedundancy(raw, CRC32C))),
];

function hashed(data: RuleValue, hash: (raw: Uint8Array) => Uint8Array): Outcome {
  if (data.kind === 'bytes') return bytes(hash(data.value));
  return data.kind === 'string' ? bytes(hash(new TextEncoder().encode(data.value))) : typeError();
}

/** Reflected polynomials: IEEE 802.3, and Castagnoli's, which Cloud Storage uses. */
const CRC32 = crcTable(0xedb88320);
const CRC32C = crcTable(0x82f63b78);

function crcTable(polynomial: number): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, byte) => {
    let remainder = byte;
    for (let bit = 0; bit < 8; bit += 1)
      remainder = remainder & 1 ? (remainder >>> 1) ^ polynomial : remainder >>> 1;
    return remainder;
  });
}

/** Returns four bytes, most significant first. */
function cyclicRedundancy(data: Uint8Array, table: Uint32Array): Uint8Array {
  let crc = 0xffffffff;
  for (const byte of data) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  const result = Buffer.alloc(4);
  result.writeUInt32BE(~crc >>> 0);
  return result;
}
