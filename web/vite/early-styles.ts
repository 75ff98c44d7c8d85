import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const OWN = resolve(import.meta.dirname, 'emotion-utils.ts');

/** Gives emotion utilities that make rules of styles before React puts the page together (emotion-utils.ts). */
export function earlyStyles(): Plugin {
  return {
    name: 'early-styles',
    enforce: 'pre',
    apply: 'build',
    // HTML made ahead gathers the rules otherwise (src/app/ahead/render-ahead.tsx).
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId: (source, importer) =>
      source === '@emotion/utils' && importer?.includes('/@emotion/') ? OWN : undefined,
  };
}
