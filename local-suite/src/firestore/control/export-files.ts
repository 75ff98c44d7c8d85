/**
 * This emulator's export format under the official file names (docs/reference/firestore-protocol.md 2.2: the CLI only
 * moves the folder).
 *
 *     NAME/NAME.overall_export_metadata                          {"format","version","project","documents","journal"}
 *     NAME/all_namespaces/all_kinds/output-0                     one JSON object per line and document:
 *         {"database":"(default)","document":{"name","fields","createTime","updateTime"}}
 *
 * `name` is the path below the database, so that another project can import the export. The folder gets its name only
 * when it is complete, and the metadata counts the documents, so that a truncated file is detected. `journal` is the
 * position of the first commit after this export (journal/); it is absent without a journal.
 */
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Document } from '../engine/documents/document.ts';
import type { Engine } from '../engine/engine.ts';
import { FirestoreError } from '../engine/firestore-error.ts';
import type { DocumentKey } from '../engine/paths/document-key.ts';
import type { JournalPosition } from '../journal/journal-files.ts';
import type { Journal } from '../journal/journal.ts';
import { documentToWire } from '../wire/document-to-wire.ts';
import { messageType } from '../wire/messages.ts';
import { messageFromJson, messageToJson } from '../wire/proto-json.ts';
import { timestampFromWire } from '../wire/timestamp.ts';
import { fieldsFromWire } from '../wire/value-from-wire.ts';
import type { WireDocument } from '../wire/wire-messages.ts';

const FORMAT = 'nargisus-firestore-export';
const VERSION = 1;
const DATA = join('all_namespaces', 'all_kinds', 'output-0');
/** Lines per write: enough to keep system calls few, few enough to keep memory flat. */
const BATCH = 500;

interface ExportMetadata {
  format: typeof FORMAT;
  version: number;
  project: string;
  documents: number;
  journal?: JournalPosition;
}

interface ExportLine {
  database: string;
  document: WireDocument & { name: string };
}

const documentType = messageType('Document');

/** Writes all databases of a project; returns the number of documents. */
export async function writeExport(
  engine: Engine,
  project: string,
  folder: string,
  name: string,
  journal?: Journal,
): Promise<number> {
  const target = join(folder, name);
  const unfinished = join(folder, `.${name}.unfinished-${process.pid}-${Date.now()}`);
  await mkdir(dirname(join(unfinished, DATA)), { recursive: true });
  try {
    // Rotates before the first document is read: later commits go to the journal's next segment.
    const position = journal?.rotate();
    const documents = await writeDocuments(engine, project, join(unfinished, DATA));
    const metadata: ExportMetadata = {
      format: FORMAT,
      version: VERSION,
      project,
      documents,
      ...(position && { journal: position }),
    };
    await writeFile(join(unfinished, `${name}.overall_export_metadata`), JSON.stringify(metadata));
    await rm(target, { recursive: true, force: true });
    await rename(unfinished, target);
    return documents;
  } catch (cause) {
    await rm(unfinished, { recursive: true, force: true });
    throw cause;
  }
}

async function writeDocuments(engine: Engine, project: string, path: string): Promise<number> {
  const file = await open(path, 'w');
  let count = 0;
  let lines: string[] = [];
  const write = async () => {
    if (lines.length > 0) await file.write(`${lines.join('\n')}\n`);
    lines = [];
  };
  try {
    for (const database of engine.databases()) {
      if (database.project !== project) continue;
      // Copies the list synchronously: writes during the export belong to the next one.
      for (const document of [...database.dump()]) {
        const message = { ...documentToWire(database, document), name: document.key };
        lines.push(JSON.stringify({ database: database.id, document: messageToJson(documentType, message) }));
        count++;
        if (lines.length === BATCH) await write();
      }
    }
    await write();
    await file.sync();
  } finally {
    await file.close();
  }
  return count;
}

/**
 * Imports the documents of an export into a project with their original times; returns their number and the
 * journal's position.
 */
export async function readExport(
  engine: Engine,
  project: string,
  metadataFile: string,
): Promise<{ documents: number; journal?: JournalPosition }> {
  const metadata = await readMetadata(metadataFile);
  const byDatabase = new Map<string, Document[]>();
  let count = 0;
  const lines = createInterface({
    input: createReadStream(join(dirname(metadataFile), DATA)),
    crlfDelay: Infinity,
  });
  try {
    for await (const line of lines) {
      if (line === '') continue;
      const { database, document } = parseLine(line);
      const documents = byDatabase.get(database) ?? [];
      byDatabase.set(database, documents);
      documents.push(document);
      count++;
    }
  } catch (cause) {
    throw unreadable(metadataFile, cause instanceof Error ? cause.message : String(cause));
  }
  if (count !== metadata.documents) {
    throw unreadable(metadataFile, `it names ${metadata.documents} documents but holds ${count}`);
  }
  // Loads only after the whole export is read, so that a partial one never passes for the data.
  for (const [id, documents] of byDatabase) engine.database(project, id).load(documents);
  return { documents: count, ...(metadata.journal && { journal: metadata.journal }) };
}

async function readMetadata(path: string): Promise<ExportMetadata> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw unreadable(path, 'there is no such file');
  });
  try {
    const metadata = JSON.parse(text) as Partial<ExportMetadata>;
    if (metadata.format === FORMAT && metadata.version === VERSION) return metadata as ExportMetadata;
  } catch {
    // The official emulator writes protobuf here; treat it as an unknown format.
  }
  throw unreadable(path, 'it was not written by this emulator');
}

function parseLine(line: string): { database: string; document: Document } {
  const parsed = JSON.parse(line) as ExportLine;
  const wire = messageFromJson(documentType, parsed.document) as WireDocument;
  return {
    database: parsed.database,
    document: {
      key: parsed.document.name as DocumentKey,
      fields: fieldsFromWire(wire.fields ?? {}),
      createTime: timestampFromWire(wire.createTime ?? {}),
      updateTime: timestampFromWire(wire.updateTime ?? {}),
    },
  };
}

function unreadable(path: string, reason: string): FirestoreError {
  return new FirestoreError('FAILED_PRECONDITION', `Cannot import ${path}: ${reason}.`);
}
