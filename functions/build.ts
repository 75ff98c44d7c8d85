import { build } from 'esbuild';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * Makes functions/dist, which `firebase deploy` uploads as it is: our code and domain in a few files, and a
 * package.json with the exact versions that were tested here.
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
  // Loaded with the first picture. Its binary for the machine it is installed on comes with it.
  'sharp',
] as const;

async function installedVersion(name: string): Promise<string> {
  const candidates = [
    here(`node_modules/${name}/package.json`),
    here(`../node_modules/${name}/package.json`),
  ];
  const path = candidates.find(existsSync);
  if (!path) throw new Error(`${name} is not installed: run npm ci first`);
  return (JSON.parse(await readFile(path, 'utf8')) as { version: string }).version;
}

const dist = here('dist');
await mkdir(dist, { recursive: true });
for (const name of await readdir(dist)) {
  // Files with a dot are the running local suite's (its secrets): a rebuild must not take them away.
  if (!name.startsWith('.')) await rm(`${dist}/${name}`, { recursive: true });
}

await build({
  entryPoints: [here('src/index.ts')],
  outdir: dist,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // What is imported on demand (Firestore, Auth) stays on demand.
  splitting: true,
  external: RUNTIME_DEPENDENCIES.flatMap((name) => [name, `${name}/*`]),
  sourcemap: true,
  logLevel: 'warning',
});

// Found by a path relative to the code, which is the same in src/pdf and in dist.
await cp(here('src/pdf/fonts'), `${dist}/fonts`, { recursive: true });

// What draws pages (src/pages), as the web app's build made it.
const drawing = here('../web/server/dist');
if (!existsSync(`${drawing}/shell.json`))
  throw new Error('There is no web/server/dist: build the web app first');
await cp(drawing, `${dist}/pages`, { recursive: true });

const versions = await Promise.all(
  RUNTIME_DEPENDENCIES.map(async (name) => [name, await installedVersion(name)]),
);
const manifest = {
  name: 'nargisus-functions',
  private: true,
  type: 'module',
  main: 'index.js',
  engines: { node: '22' },
  dependencies: Object.fromEntries(versions) as Record<string, string>,
};
await writeFile(`${dist}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
