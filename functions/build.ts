import { build } from 'esbuild';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { deployedLock } from './src/build/deployed-lock.ts';

/**
 * Builds functions/dist, which `firebase deploy` uploads unchanged: our code and domain in a few files, and a
 * package.json and a package-lock.json with the exact versions that were tested here.
 */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Installed by the cloud; everything else is bundled. */
const RUNTIME_DEPENDENCIES = [
  'express',
  'firebase-admin',
  'firebase-functions',
  // Loaded with the first report. HarfBuzz keeps its wasm beside its code.
  '@sendgrid/mail',
  'harfbuzzjs',
  'json2csv',
  'jspdf',
  'jspdf-autotable',
  // Loaded with the first image. npm installs its binary for the platform it runs on.
  'sharp',
] as const;

interface Lock {
  readonly packages: Parameters<typeof deployedLock>[0];
}

const dist = here('dist');
await mkdir(dist, { recursive: true });
for (const name of await readdir(dist)) {
  // Files with a leading dot hold the secrets of a running local suite: a rebuild must keep them.
  if (!name.startsWith('.')) await rm(`${dist}/${name}`, { recursive: true });
}

await build({
  entryPoints: [here('src/index.ts')],
  outdir: dist,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  // Keeps dynamic imports (Firestore, Auth) in chunks of their own.
  splitting: true,
  external: RUNTIME_DEPENDENCIES.flatMap((name) => [name, `${name}/*`]),
  sourcemap: true,
  logLevel: 'warning',
});

// The code resolves it relative to itself, with the same path in src/pdf and in dist.
await cp(here('src/pdf/fonts'), `${dist}/fonts`, { recursive: true });

// The page renderer (src/ssr/page-renderer.ts) from the web app's build.
const drawing = here('../web/server/dist');
if (!existsSync(`${drawing}/shell.json`))
  throw new Error('There is no web/server/dist: build the web app first');
await cp(drawing, `${dist}/pages`, { recursive: true });

const { packages } = JSON.parse(await readFile(here('../package-lock.json'), 'utf8')) as Lock;
const manifest = {
  name: 'nargisus-functions',
  private: true,
  type: 'module',
  main: 'index.js',
  engines: { node: '24' },
  dependencies: Object.fromEntries(RUNTIME_DEPENDENCIES.map((name) => [name, lockedVersion(name)])),
};
await writeJson('package.json', manifest);
await writeJson('package-lock.json', deployedLock(packages, manifest, 'functions'));

function lockedVersion(name: string): string {
  const { version } = packages[`functions/node_modules/${name}`] ?? packages[`node_modules/${name}`] ?? {};
  if (!version) throw new Error(`package-lock.json has no ${name}`);
  return version;
}

async function writeJson(name: string, content: object): Promise<void> {
  await writeFile(`${dist}/${name}`, `${JSON.stringify(content, null, 2)}\n`);
}
