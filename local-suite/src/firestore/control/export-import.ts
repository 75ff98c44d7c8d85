import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Engine } from '../engine/engine.ts';
import { FirestoreError } from '../engine/firestore-error.ts';
import { databaseFromWire } from '../wire/resource-name.ts';
import type { JournalPosition } from '../journal/journal-files.ts';
import type { Journal } from '../journal/journal.ts';
import { readExport, writeExport } from './export-files.ts';
import { invalidPayload } from './invalid-payload.ts';

/**
 * Handles `POST :export` (docs/reference/firestore-protocol.md 2.2). Relative paths start at the working
 * directory, which is the CLI's.
 */
export async function exportRequest(engine: Engine, body: unknown, journal?: Journal): Promise<void> {
  const { database, export_directory: directory, export_name: name } = fields(body);
  if (database === undefined || directory === undefined || name === undefined || !/^[\w.-]+$/.test(name)) {
    throw invalidPayload();
  }
  const { project } = databaseFromWire(database);
  const folder = resolve(directory);
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new FirestoreError('FAILED_PRECONDITION', 'export_directory must be a directory');
  const count = await writeExport(engine, project, folder, name, journal);
  console.info(`Exported ${count} documents to ${resolve(folder, name)}.`);
}

/** Handles `POST :import`; `export_directory` names the overall metadata file. */
export async function importRequest(engine: Engine, body: unknown): Promise<void> {
  const { database, export_directory: file } = fields(body);
  if (database === undefined || file === undefined) throw invalidPayload();
  await importExport(engine, databaseFromWire(database).project, resolve(file));
}

/**
 * Imports an export of this emulator.
 * @returns the journal position that belongs to it; undefined when it has none
 * @throws FAILED_PRECONDITION, naming the defect, for anything but a complete export
 */
export async function importExport(
  engine: Engine,
  project: string,
  metadataFile: string,
): Promise<JournalPosition | undefined> {
  const { documents, journal } = await readExport(engine, project, metadataFile);
  console.info(`Imported ${documents} documents from ${metadataFile}.`);
  return journal;
}

function fields(body: unknown): Record<string, string | undefined> {
  if (typeof body !== 'object' || body === null) throw invalidPayload();
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === 'string'));
}
