import type { Readable, Writable } from 'node:stream';

/**
 * Reads one JSON object per line, as firebase-tools writes them to its storage rules runtime
 * (docs/reference/storage-rules-runtime.md 10.1). Skips lines that are no JSON object: there is no id to
 * respond to.
 */
export function readLines(input: Readable, onMessage: (message: Record<string, unknown>) => void): void {
  let rest = '';
  // Decoded as a stream: a chunk may end in the middle of a character.
  input.setEncoding('utf8');
  input.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const message = parsedObject(line);
      if (message) onMessage(message);
    }
  });
}

/** Writes a line in one write and in ASCII: older CLIs join neither partial lines nor partial characters. */
export function writeLine(output: Writable, message: object): void {
  const ascii = JSON.stringify(message).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  output.write(`${ascii}\n`);
}

function parsedObject(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
