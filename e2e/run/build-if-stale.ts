import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { buildAll } from '@nargisus/local-suite/build';
import { webEnvironment } from '@nargisus/local-suite/launcher';

const root = resolve(import.meta.dirname, '../..');
const SOURCES = ['domain', 'functions', 'local-suite', 'web', 'package-lock.json', 'tsconfig.base.json'];
/** Every build rewrites these, also `npm run build`, whose web app does not use the emulators. */
const OUTPUTS = ['web/dist/app.html', 'functions/dist/index.js'];
/** Not part of the fingerprint: unit tests rebuild it too. */
const EMULATOR = resolve(root, 'local-suite/dist/firestore-emulator.mjs');
const stamp = resolve(root, 'node_modules/.cache/nargisus-build.txt');

/** Builds what the local stack runs, unless neither sources nor outputs changed since this function last built. */
export async function buildIfStale(): Promise<void> {
  if (existsSync(EMULATOR) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return;
  console.info('Building what the local stack runs…');
  await buildAll();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint());
}

/** Hashes names, times and sizes of sources and outputs, and the addresses that the web build contains. */
function fingerprint(): string {
  const hash = createHash('sha256').update(JSON.stringify(webEnvironment()));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...SOURCES], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of [...listed.trim().split('\n'), ...OUTPUTS]) {
    const stat = statSync(resolve(root, file), { throwIfNoEntry: false });
    hash.update(`${file} ${stat?.mtimeMs} ${stat?.size}\n`);
  }
  return hash.digest('hex');
}
