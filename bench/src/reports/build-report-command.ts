import { build } from 'esbuild';
import { cp } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(import.meta.dirname, '../../..');

/** `npm run report` bundled as the functions are, so that what is measured is the report and not its compiler. */
export async function buildReportCommand(): Promise<string> {
  const folder = resolve(root, 'bench/dist/report');
  const source = resolve(root, 'functions/src');
  await build({
    entryPoints: [resolve(source, 'admin/report.ts')],
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
          // zod stands in domain's own folder of packages as in the others.
          onResolve({ filter: /^zod\/mini$/ }, ({ path }) => ({ path, external: true }));
        },
      },
    ],
  });
  await cp(resolve(source, 'pdf/fonts'), resolve(folder, 'fonts'), { recursive: true });
  return resolve(folder, 'report.js');
}
