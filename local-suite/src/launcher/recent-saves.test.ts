import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { adoptPictures } from './recent-saves.ts';

let state: string;
let data: string;
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'nargisus-recent-'));
  data = join(state, 'data');
  pictures(join(data, 'storage_export'), 'old');
});
afterEach(() => rmSync(state, { recursive: true }));

function pictures(folder: string, name: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), '');
}

test('replaces the pictures of the save by a newer complete export', () => {
  pictures(`${data}-pictures`, 'new');
  adoptPictures(data);
  expect(readdirSync(join(data, 'storage_export'))).toEqual(['new']);
  expect(existsSync(`${data}-pictures`)).toBe(false);
});

test('completes a move that was interrupted after the old pictures were removed', () => {
  rmSync(join(data, 'storage_export'), { recursive: true });
  pictures(join(data, 'storage_export.next'), 'new');
  adoptPictures(data);
  expect(readdirSync(join(data, 'storage_export'))).toEqual(['new']);
});

test('keeps the pictures when there is no newer export', () => {
  adoptPictures(data);
  expect(readdirSync(join(data, 'storage_export'))).toEqual(['old']);
});
