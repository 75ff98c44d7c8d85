/** Bundles the two programs that take the place of Java ones, and what is preloaded into firebase-tools: single files. */
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

/** grpc-js and protobufjs are CommonJS; inside an ES module they need what CommonJS gives for free. */
const BANNER = [
  '#!/usr/bin/env node',
  "import { createRequire as __createRequire } from 'node:module';",
  "import { fileURLToPath as __fileURLToPath } from 'node:url';",
  'const require = __createRequire(import.meta.url);',
  'const __filename = __fileURLToPath(import.meta.url);',
  "const __dirname = __fileURLToPath(new URL('.', import.meta.url));",
].join('\n');

/** Builds all of them; a half-written file is never seen, so tests may build side by side. */
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
        // Stack traces in the log keep their names.
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
