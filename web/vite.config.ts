import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { earlyStyles } from './vite/early-styles.ts';
import { firstLoad } from './vite/first-load.ts';
import { slimInlineScripts } from './vite/slim-inline-scripts.ts';
import { slimPackages } from './vite/slim-packages.ts';
import { slimReactfire } from './vite/slim-reactfire.ts';

/**
 * What every page's first load has from packages, as two files: they compress better than thirty (10 KB less), and
 * visitors keep them when only the shop's own code changed. What a page loads later stays out of them. Not one, because
 * that runs for twice as long before a touch is answered.
 */
const REACT = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//;
const FIRST_LOAD =
  /node_modules\/(zod|@emotion|stylis|hoist-non-react-statics|react-is|clsx|@mui\/(styled-engine|private-theming|system\/(?!Stack|useMediaQuery)|material\/(styles|colors|CssBaseline|GlobalStyles|Typography)))\/|\/web\/vite\/(emotion-utils|prefixes)\.ts$/;

/** Making it takes as long as all else of the shop's own: a task of its own, so that a touch is answered between the two. */
const THEME = /\/web\/src\/theme\/[\w-]+\.tsx?$/;

/**
 * Read by Chromium's V8 (other browsers see a comment): functions are compiled beside the page while the file arrives, not by
 * the page itself one by one as each is called first (docs/adr/0024).
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** Where functions answer while this server has the pages. */
const SHOP = process.env.SHOP_ORIGIN ?? 'http://127.0.0.1:5000';

/** `--mode local-suite` reads .env.local-suite; a real deployment brings its own .env.production. */
export default defineConfig({
  plugins: [react(), slimReactfire(), slimPackages(), earlyStyles(), slimInlineScripts()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // Browsers that run es2022 and do not know modulepreload fetch the same files a moment later.
    modulePreload: { polyfill: false },
    manifest: true, // for scripts/measure-sizes.ts; Hosting leaves files with a dot at home
    target: 'es2022',
    // Fonts as data: addresses would be refused by our Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        postBanner: COMPILE_AHEAD,
        // Every first load carries the names of all chunks, to fetch what a page needs beside it: only pages have one.
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT, priority: 3 },
            { name: 'vendor', test: FIRST_LOAD, priority: 2 },
            { name: 'theme', test: THEME, priority: 1 },
            { name: firstLoad, debugName: 'first load' },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': SHOP, '/renditions': SHOP } },
});
