/**
 * Preloaded into firebase-tools (`--import`): redacts what it writes to the terminal, which the launcher
 * sends to local-stack.log, and to firebase-debug.log. It runs inside that process because an external filter
 * would have to outlive a killed launcher.
 */
import fs from 'node:fs';
import { basename } from 'node:path';
import type { Writable } from 'node:stream';
import { redactCodes } from './redact-codes.ts';

const DEBUG_LOG = /^firebase-debug(\.\d+)?\.log$/;

/** Redacts every write of a stream. Each log line is one write, so no code is split between two. */
function redactWrites(stream: Writable): void {
  const write = stream.write.bind(stream) as (chunk: unknown, ...rest: unknown[]) => boolean;
  stream.write = (chunk: unknown, ...rest: unknown[]) => write(redactChunk(chunk), ...rest);
}

function redactChunk(chunk: unknown): unknown {
  if (typeof chunk === 'string') return redactCodes(chunk);
  if (!(chunk instanceof Uint8Array)) return chunk;
  const text = Buffer.from(chunk).toString();
  const redacted = redactCodes(text);
  // Bytes that are not text stay unchanged.
  return redacted === text ? chunk : Buffer.from(redacted);
}

redactWrites(process.stdout);
redactWrites(process.stderr);
const createWriteStream = fs.createWriteStream.bind(fs);
fs.createWriteStream = (...given) => {
  const stream = createWriteStream(...given);
  if (DEBUG_LOG.test(basename(String(given[0])))) redactWrites(stream);
  return stream;
};
