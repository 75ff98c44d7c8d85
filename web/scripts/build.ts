/**
 * `npm run build -w web [-- --mode local-suite]`: builds the app into dist/, and into server/dist the renderer that
 * prerenders the pages and that the function `pages` runs.
 */
import { parseArgs } from 'node:util';
import { build, loadEnv } from 'vite';
import { buildServiceWorker } from './build-service-worker.ts';
import { prerenderPages } from './prerender-pages.ts';

const { values } = parseArgs({ options: { mode: { type: 'string', default: 'production' } } });
// React and MUI choose their production build by it, as they do in the bundler.
process.env.NODE_ENV = 'production';
const { mode } = values;
const configFile = new URL('../vite.config.ts', import.meta.url).pathname;
const root = new URL('..', import.meta.url).pathname;
await build({ root, configFile, mode });
await buildServiceWorker(root);
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
  // Bundles each package once, as in the browser, but not Firebase, which no page needs on the server.
  ssr: { noExternal: true, external: ['firebase', 'reactfire'] },
});
await prerenderPages(loadEnv(mode, root, 'SHOP_ORIGIN').SHOP_ORIGIN);
