import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';

/** Builds src/service-worker into dist/sw.js. Its cache is named after the build, which the manifest of the files identifies. */
export async function buildServiceWorker(root: string): Promise<void> {
  const manifest = readFileSync(resolve(root, 'dist/.vite/manifest.json'));
  const buildId = createHash('sha256').update(manifest).digest('hex').slice(0, 12);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD_ID: JSON.stringify(buildId) },
    build: {
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: resolve(root, 'src/service-worker/service-worker.ts'),
        output: { entryFileNames: 'sw.js' },
      },
    },
  });
}
