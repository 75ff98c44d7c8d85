import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const STAND_IN = resolve(import.meta.dirname, 'unused-firebase-products.ts');
const UNUSED = /^firebase\/(database|functions|remote-config|storage)$/;

/**
 * reactfire is one module that imports every Firebase product there is; its screens use Firestore (docs/adr/0003).
 * Where reactfire itself asks for one of the others it gets a stand-in; our own imports are left alone. Should a new
 * reactfire import a name that the stand-in lacks, the build fails and names it.
 */
export function slimReactfire(): Plugin {
  return {
    name: 'slim-reactfire',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) =>
      UNUSED.test(source) && importer && /node_modules\/(reactfire|rxfire)\//.test(importer)
        ? STAND_IN
        : undefined,
  };
}
