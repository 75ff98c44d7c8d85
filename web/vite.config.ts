import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { defineConfig } from 'vite';
import { firstLoad, sharedBySignedIn } from './vite/first-load.ts';
import { inlineBoot } from './vite/inline-boot.ts';
import { slimReactfire } from './vite/slim-reactfire.ts';

/**
 * What every page's first load has from packages: one file, which compresses better than many and which visitors keep when
 * only the shop's own code changed.
 */
const FIRST_LOAD = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|zod)\//;

/** What every page that uses MUI has of it, as one file; its components come with the pages that use them. */
const MUI =
  /node_modules\/(@emotion|@babel\/runtime|stylis|hoist-non-react-statics|react-is|clsx|@mui\/(styled-engine|private-theming|utils|system|material\/(styles|colors|utils|Typography|Paper|Box|Stack|GlobalStyles|transitions|DefaultPropsProvider)))\/|\/web\/src\/theme\/(theme|theme-provider|surfaces|buttons|fields|typography)\.tsx?$/;

/** What nearly every page with a form has of it beside. */
const MUI_CONTROLS = /node_modules\/@mui\/material\/(ButtonBase|Button|IconButton|CircularProgress)\//;

/** react-router's exports lead to its development build, in production too. */
const ROUTER = resolve(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/index.mjs',
);

/**
 * Read by Chromium's V8 (other browsers see a comment): functions are compiled beside the page while the file arrives, not by
 * the page itself one by one as each is called first (docs/adr/0024).
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** Where functions answer while this server has the pages. */
const SHOP = process.env.SHOP_ORIGIN ?? 'http://127.0.0.1:5000';

/** `--mode local-suite` reads .env.local-suite; a real deployment brings its own .env.production. */
export default defineConfig({
  plugins: [react(), slimReactfire(), inlineBoot()],
  resolve: { alias: [{ find: /^react-router$/, replacement: ROUTER }] },
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
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
            { name: 'vendor', test: FIRST_LOAD, priority: 2 },
            { name: 'mui', test: MUI, priority: 1, includeDependenciesRecursively: false },
            { name: 'controls', test: MUI_CONTROLS, priority: 1, includeDependenciesRecursively: false },
            { name: firstLoad, debugName: 'first load' },
            { name: sharedBySignedIn, debugName: 'signed in', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': SHOP, '/renditions': SHOP } },
});
