import { build } from 'esbuild';
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

const workspace = resolve(import.meta.dirname, '../..');

/** Builds a second codebase for the Functions emulator and returns its folder. */
export async function buildNoOp(): Promise<string> {
  const folder = resolve(workspace, 'dist/no-op');
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: [resolve(import.meta.dirname, 'no-op-function.ts')],
    outfile: resolve(folder, 'index.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['firebase-functions', 'firebase-functions/*'],
  });
  const manifest = { name: 'no-op', type: 'module', main: 'index.js', engines: { node: '24' } };
  await writeFile(resolve(folder, 'package.json'), JSON.stringify(manifest));
  return folder;
}
