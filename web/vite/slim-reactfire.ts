import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const STUB = resolve(import.meta.dirname, 'unused-firebase-products.ts');
const UNUSED = /^firebase\/(database|functions|remote-config|storage)$/;

/**
 * reactfire is one module that imports every Firebase product; the dashboard uses Firestore alone (docs/adr/0003).
 * Resolves reactfire's imports of the other products to a stub; our own imports stay. When a new reactfire imports a
 * name that the stub lacks, the build fails and names it.
 */
export function slimReactfire(): Plugin {
  return {
    name: 'slim-reactfire',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) =>
      UNUSED.test(source) && importer && /node_modules\/(reactfire|rxfire)\//.test(importer)
        ? STUB
        : undefined,
  };
}
