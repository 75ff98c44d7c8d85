import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const OWN = resolve(import.meta.dirname, 'emotion-utils.ts');

/** Gives emotion utilities that make rules of styles before React puts the page together (emotion-utils.ts). */
export function earlyStyles(): Plugin {
  let asked = false;
  return {
    name: 'early-styles',
    enforce: 'pre',
    apply: 'build',
    // HTML made ahead gathers the rules otherwise (src/app/ssr/render-page.tsx).
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId(source, importer) {
      if (source !== '@emotion/utils' || !importer?.includes('/@emotion/')) return undefined;
      asked = true;
      return OWN;
    },
    buildEnd(failure) {
      if (!failure && !asked)
        this.error('emotion no longer asks for @emotion/utils; see web/vite/emotion-utils.ts');
    },
  };
}
