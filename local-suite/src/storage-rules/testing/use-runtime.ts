import { build } from 'esbuild';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { RuntimeProcess } from './runtime-process.ts';

const READY = { id: -1, status: 'ok', errors: [], warnings: [] };

let bundle: string;
/** The program that the tests of the calling file share. */
export let runtime: RuntimeProcess;

/** Bundles the program and runs it for the tests of the calling file. */
export function useRuntime(): void {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'storage-rules-'));
    bundle = join(folder, 'storage-rules.mjs');
    const entryPoints = [join(import.meta.dirname, '../main.ts')];
    await build({ entryPoints, bundle: true, platform: 'node', format: 'esm', outfile: bundle });
    runtime = await startRuntime();
  });
  afterAll(async () => {
    runtime.endInput();
    await runtime.exit();
    await rm(folder, { recursive: true, force: true });
    // Must stay empty: the CLI would show each byte as a warning.
    expect(runtime.stderr).toBe('');
  });
}

/** Starts another process of the bundled program and waits until it is ready. */
export async function startRuntime(): Promise<RuntimeProcess> {
  const program = new RuntimeProcess(bundle);
  expect(await program.receive()).toEqual(READY);
  return program;
}

/** Wraps match blocks in a complete ruleset of Storage. */
export const rules = (body: string, version = '2') =>
  `rules_version = '${version}';\nservice firebase.storage {\n  match /b/{bucket}/o {\n${body}\n  }\n}`;
