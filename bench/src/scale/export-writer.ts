import { once } from 'node:events';
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addresses } from '@nargisus/local-suite/launcher';

type Stored =
  null | boolean | number | string | Date | readonly Stored[] | { readonly [key: string]: Stored };

/**
 * Writes an export in the format of our Firestore emulator (local-suite/src/firestore/control/export-files.ts). Importing a
 * million documents takes minutes, committing them most of an hour.
 */
export class ExportWriter {
  readonly #folder: string;
  readonly #lines;
  #documents = 0;
  #bytes = 0;

  constructor(folder: string) {
    this.#folder = folder;
    const data = join(folder, 'all_namespaces/all_kinds/output-0');
    mkdirSync(dirname(data), { recursive: true });
    this.#lines = createWriteStream(data, { highWaterMark: 1 << 20 });
  }

  /** Adds a document, given as for the Admin SDK. */
  async add(path: string, document: object, at: Date): Promise<void> {
    const time = at.toISOString();
    const fields = fieldsOf(document as Record<string, Stored | undefined>);
    const line = {
      database: '(default)',
      document: { name: path, fields, createTime: time, updateTime: time },
    };
    const text = `${JSON.stringify(line)}\n`;
    this.#documents += 1;
    this.#bytes += Buffer.byteLength(text);
    if (!this.#lines.write(text)) await once(this.#lines, 'drain');
  }

  /** Finishes the export and returns the path of its metadata and its size. */
  async end(): Promise<{ metadata: string; documents: number; bytes: number }> {
    this.#lines.end();
    await once(this.#lines, 'finish');
    const metadata = join(this.#folder, 'scale.overall_export_metadata');
    const content = {
      format: 'nargisus-firestore-export',
      version: 1,
      project: addresses.projectId,
      documents: this.#documents,
    };
    writeFileSync(metadata, JSON.stringify(content));
    return { metadata, documents: this.#documents, bytes: this.#bytes };
  }
}

function fieldsOf(fields: Record<string, Stored | undefined>): Record<string, unknown> {
  const wire: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) wire[name] = valueOf(value);
  return wire;
}

function valueOf(value: Stored): unknown {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: (value as readonly Stored[]).map(valueOf) } };
  return { mapValue: { fields: fieldsOf(value as Record<string, Stored>) } };
}
