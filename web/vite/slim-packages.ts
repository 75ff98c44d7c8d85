import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const NOTHING_TO_HOIST = '\0nothing-to-hoist';
const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

/**
 * What every page would carry for nothing (2 KB of its first load): react-router's exports lead to its development build
 * in production too; and emotion brings hoist-non-react-statics with a react-is of its own, for `withTheme` alone, which
 * nobody here calls (it would lose a class's statics, no more).
 */
export function slimPackages(): Plugin {
  return {
    name: 'slim-packages',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      if (source === 'react-router') return resolve(router, 'dist/production/index.mjs');
      if (source === 'hoist-non-react-statics' && importer?.includes('/@emotion/')) return NOTHING_TO_HOIST;
      return undefined;
    },
    load: (id) => (id === NOTHING_TO_HOIST ? 'export default (target) => target;' : undefined),
  };
}
