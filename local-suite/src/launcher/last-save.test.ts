import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { adoptSave, saveDefect, lastSave, tidyInterruptedSaves } from './last-save.ts';

let state: string;
let data: string;
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'nargisus-saves-'));
  data = join(state, 'data');
});
afterEach(() => rmSync(state, { recursive: true }));

function exportInto(folder: string, documents: number, { complete }: { complete: boolean }): void {
  mkdirSync(join(folder, 'firestore_export'), { recursive: true });
  const metadata = join(folder, 'firestore_export/firestore_export.overall_export_metadata');
  writeFileSync(metadata, JSON.stringify({ documents }));
  if (complete) writeFileSync(join(folder, 'firebase-export-metadata.json'), '{}');
}

test('reports when a save was made and how many documents it holds', () => {
  expect(lastSave(data)).toBeNull();
  exportInto(data, 12, { complete: true });
  expect(lastSave(data)).toEqual({ at: expect.any(Date) as Date, documents: 12 });
});

test('accepts an export of the official emulator as a save, without its number of documents', () => {
  exportInto(data, 12, { complete: true });
  writeFileSync(join(data, 'firestore_export/firestore_export.overall_export_metadata'), 'protobuf');
  expect(lastSave(data)?.documents).toBeUndefined();
});

test('finds a save that was killed between deleting the old one and moving in the new one', () => {
  exportInto(join(state, 'firebase-export-17abc'), 7, { complete: true });
  tidyInterruptedSaves(state, data);
  expect(lastSave(data)?.documents).toBe(7);
});

test('deletes half an export and keeps the save in place', () => {
  exportInto(data, 5, { complete: true });
  exportInto(join(state, 'firebase-export-half'), 3, { complete: false });
  tidyInterruptedSaves(state, data);
  expect(lastSave(data)?.documents).toBe(5);
  expect(existsSync(join(state, 'firebase-export-half'))).toBe(false);
});

test.each([
  ['the accounts', 'auth_export'],
  ['the documents', 'firestore_export'],
  ['a picture', 'storage_export/blobs/a'],
])('finds a save killed while the old one was deleted, after %s', (_what, gone) => {
  wholeExport(data);
  rmSync(join(data, gone), { recursive: true });
  const next = join(state, 'firebase-export-17abc');
  wholeExport(next);
  exportInto(next, 7, { complete: true });
  tidyInterruptedSaves(state, data);
  expect(saveDefect(data)).toBeUndefined();
  expect(lastSave(data)?.documents).toBe(7);
  expect(readdirSync(state)).toEqual(['data']);
});

test('replaces the save in place by a newer complete one', () => {
  wholeExport(data);
  const marker = join(data, 'firebase-export-metadata.json');
  utimesSync(marker, new Date(1_000), new Date(1_000));
  const next = join(state, 'firebase-export-17abc');
  wholeExport(next);
  exportInto(next, 7, { complete: true });
  tidyInterruptedSaves(state, data);
  expect(lastSave(data)?.documents).toBe(7);
});

function wholeExport(folder: string): void {
  for (const part of ['auth_export', 'storage_export/metadata', 'storage_export/blobs']) {
    mkdirSync(join(folder, part), { recursive: true });
  }
  exportInto(folder, 3, { complete: true });
  writeFileSync(join(folder, 'auth_export/accounts.json'), '{}');
  writeFileSync(join(folder, 'storage_export/buckets.json'), '{}');
  writeFileSync(join(folder, 'storage_export/blobs/a'), 'bytes');
  writeFileSync(join(folder, 'storage_export/metadata/a.json'), '{}');
}

test('finds no defect in a complete export', () => {
  wholeExport(data);
  expect(saveDefect(data)).toBeUndefined();
});

test.each([
  ['storage_export/metadata', 'the metadata of the pictures (storage_export/metadata) missing'],
  ['storage_export/metadata/a.json', '1 pictures, but metadata of 0'],
  ['auth_export/accounts.json', 'the accounts (auth_export/accounts.json) missing'],
])('names what an export without %s lacks', (path, words) => {
  wholeExport(data);
  rmSync(join(data, path), { recursive: true });
  expect(saveDefect(data)).toBe(words);
});

test('replaces the save by an adopted export', () => {
  wholeExport(data);
  exportInto(join(state, 'next'), 9, { complete: true });
  adoptSave(join(state, 'next'), data);
  expect(lastSave(data)?.documents).toBe(9);
  expect(readdirSync(state)).toEqual(['data']);
});
