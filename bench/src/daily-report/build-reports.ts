import { build } from 'esbuild';
import { cp, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(import.meta.dirname, '../../..');

/** Folders and files of the bundled code. */
interface Built {
  /** Contains `index.js` with every function, for functions-framework. */
  readonly functions: string;
  /** `npm run report`. */
  readonly command: string;
}

/** Bundles the functions and `npm run report` as a deployment does, so that no compiler is measured. */
export async function buildReports(): Promise<Built> {
  const folder = resolve(root, 'bench/dist/report');
  const source = resolve(root, 'functions/src');
  await build({
    entryPoints: [resolve(source, 'index.ts'), resolve(source, 'admin/report.ts')],
    entryNames: '[name]',
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    plugins: [
      {
        name: 'domain-is-bundled',
        setup: ({ onResolve }) => {
          onResolve({ filter: /^@nargisus\/domain\// }, ({ path }) => ({
            path: fileURLToPath(import.meta.resolve(path)),
          }));
          // All workspaces use the same version of zod.
          onResolve({ filter: /^zod\/mini$/ }, ({ path }) => ({ path, external: true }));
        },
      },
    ],
  });
  await cp(resolve(source, 'pdf/fonts'), resolve(folder, 'fonts'), { recursive: true });
  await writeFile(resolve(folder, 'package.json'), '{ "type": "module", "main": "index.js" }\n');
  return { functions: folder, command: resolve(folder, 'report.js') };
}
