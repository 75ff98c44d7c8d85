/**
 * Bundles the two programs that replace Java ones, and the module preloaded into firebase-tools, into single
 * files.
 */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = import.meta.dirname;

const PROGRAMS = [
  { entry: 'src/firestore/main.ts', program: 'dist/firestore-emulator.mjs' },
  { entry: 'src/storage-rules/main.ts', program: 'dist/storage-rules.mjs' },
  { entry: 'src/launcher/redact-output.ts', program: 'dist/redact-output.mjs' },
];

/** grpc-js and protobufjs are CommonJS; inside an ES module they need these globals. */
const BANNER = [
  '#!/usr/bin/env node',
  "import { createRequire as __createRequire } from 'node:module';",
  "import { fileURLToPath as __fileURLToPath } from 'node:url';",
  'const require = __createRequire(import.meta.url);',
  'const __filename = __fileURLToPath(import.meta.url);',
  "const __dirname = __fileURLToPath(new URL('.', import.meta.url));",
].join('\n');

/**
 * Builds all programs. Writes each file aside and renames it, so that concurrent test runs never read a
 * partial file.
 */
export async function buildPrograms(): Promise<void> {
  await Promise.all(
    PROGRAMS.map(async ({ entry, program }) => {
      const { outputFiles } = await build({
        entryPoints: [join(here, entry)],
        bundle: true,
        platform: 'node',
        target: 'node24',
        format: 'esm',
        banner: { js: BANNER },
        minifySyntax: true,
        minifyWhitespace: true,
        // Keeps names readable in logged stack traces.
        keepNames: true,
        legalComments: 'none',
        logLevel: 'warning',
        write: false,
      });
      const target = join(here, program);
      const unfinished = `${target}.${process.pid}-${Date.now()}`;
      await mkdir(dirname(target), { recursive: true });
      await writeFile(unfinished, outputFiles[0]!.contents, { mode: 0o755 });
      await rename(unfinished, target);
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPrograms();
