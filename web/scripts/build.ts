/**
 * `npm run build -w web [-- --mode local-suite]`: the app into dist/, then the pages that are made ahead of the visit, by
 * the app itself in a build that needs no browser (server/dist).
 */
import { parseArgs } from 'node:util';
import { build, loadEnv } from 'vite';
import { prerenderPages } from './prerender-pages.ts';

const { values } = parseArgs({ options: { mode: { type: 'string', default: 'production' } } });
// React and MUI choose their production build by it, here as in the bundler.
process.env.NODE_ENV = 'production';
const { mode } = values;
const configFile = new URL('../vite.config.ts', import.meta.url).pathname;
const root = new URL('..', import.meta.url).pathname;
await build({ root, configFile, mode });
await build({
  root,
  configFile,
  mode,
  logLevel: 'warn',
  build: {
    ssr: 'src/app/ssr/answer-page.ts',
    outDir: 'server/dist',
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: false,
    minify: false,
    rolldownOptions: { output: { codeSplitting: true, chunkFileNames: 'assets/[name]-[hash].js' } },
  },
  // One copy of each package, the same as in the browser, but for Firebase, which no page needs to be drawn.
  ssr: { noExternal: true, external: ['firebase', 'reactfire'] },
});
await prerenderPages(loadEnv(mode, root, 'SHOP_ORIGIN').SHOP_ORIGIN);
