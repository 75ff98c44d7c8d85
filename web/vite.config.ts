import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { defineConfig } from 'vite';
import { firstLoad, sharedBySignedIn } from './vite/first-load.ts';
import { inlineBoot } from './vite/inline-boot.ts';
import { noChunkCycles } from './vite/no-chunk-cycles.ts';
import { slimReactfire } from './vite/slim-reactfire.ts';

/**
 * The packages of every first load, as one file: it compresses better than many, and stays cached when only the
 * shop's own code changes.
 */
const FIRST_LOAD = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|zod)\//;

/**
 * The part of MUI that every page with MUI needs, as one file; its components are bundled with the pages that use
 * them.
 */
const MUI =
  /node_modules\/(@emotion|@babel\/runtime|stylis|hoist-non-react-statics|react-is|clsx|@mui\/(styled-engine|private-theming|utils|system|material\/(styles|colors|utils|Typography|Paper|Box|Stack|GlobalStyles|transitions|DefaultPropsProvider)))\/|\/web\/src\/theme\/(theme|theme-provider|surfaces|buttons|fields|typography)\.tsx?$/;

/** MUI components of nearly every page with a form. */
const MUI_CONTROLS = /node_modules\/@mui\/material\/(ButtonBase|Button|IconButton|CircularProgress)\//;

/** The shop's own fields, as one file of every form. */
const FIELDS = /\/web\/src\/ui\/(field-frame|text-input|select-field|use-schema-form)(\.module\.css|\.tsx?)$/;

/**
 * The words that propose collections, which only forms of staff use: 1 KB. A first load contains the entry points of domain,
 * and its group takes whatever they export.
 */
const SUGGESTED_COLLECTIONS = /\/domain\/src\/catalogue\/suggest-collections\.ts$/;

/**
 * The schemas of every first load, which are made when their file runs: a file of its own is a task of its own, and the
 * start is not one long task.
 */
const FIRST_SCHEMAS = /\/domain\/src\/contract\/(calls\/catalogue-calls|envelope)\.ts$/;

/** Small modules that pages load together: they compress better, and cost fewer requests, as one file. */
const SMALL_MODULES = {
  delivery:
    /\/(domain\/src\/(delivery\/(calendar|default-zone|district-of|estimated-date|terms|terms-for-place)|payments\/advance-rule)|web\/src\/locales\/(delivery-estimate|en\/delivery))\.ts$/,
  deliveryPlace: /\/web\/src\/data\/delivery\/(delivery-place|use-terms-of-place)\.ts$/,
  regions:
    /\/(domain\/src\/(checkout\/(join-places|regions)|delivery\/options)|web\/src\/locales\/en\/order-labels)\.ts$/,
  deliverySettings:
    /\/(domain\/src\/(delivery\/(calendar-schemas|delivery-settings-messages|zone)|payments\/advance-messages|settings\/delivery-section|contract\/calls\/delivery-settings-calls)|web\/src\/data\/delivery\/read-delivery)\.ts$/,
  accounts: /\/domain\/src\/(accounts\/(account-messages|phone)|checkout\/checkout-messages)\.ts$/,
  addresses:
    /\/(domain\/src\/(checkout\/address-book|contract\/calls\/address-calls)|web\/src\/(data\/(places\/use-places|users\/addresses)|locales\/en\/places|ui\/(address-form|choice-cards)))(\.module\.css|\.tsx?)$/,
  cart: /\/(domain\/src\/messages\/data-messages|web\/src\/data\/(ads\/shop-events|cart\/(explain-cart-rejection|cart-mutations|cart-channel|cart-store|guest-cart-merge-store|use-cart)))\.ts$/,
  checkoutState:
    /\/(domain\/src\/payments\/(next-check|payment-channels)|web\/src\/(data\/(checkout\/(idempotency-key|checkout-draft|clear-checkout)|orders\/use-own-order)|storage\/returning-hint))\.ts$/,
  prices:
    /\/(domain\/src\/(contract\/calls\/payment-calls|money\/percent|vouchers\/(apply-voucher|voucher-code))|web\/src\/data\/checkout\/linked-voucher)\.ts$/,
  orders:
    /\/domain\/src\/(checkout\/address|orders\/(kept-amount|money|order-id|statuses|timeline)|payments\/(advance|amount-limits|manual-methods|payment-messages))\.ts$/,
  emails: /\/(domain\/src\/accounts\/email|web\/src\/features\/auth\/email-state)\.ts$/,
  lists:
    /\/(domain\/src\/catalogue\/most-indexed|web\/src\/(features\/catalogue\/(count-up-to|list-header|product-card|product-card-skeleton|product-grid|product-section)|ui\/(collection-picture|plain-field)))(\.module\.css|\.tsx?)$/,
  footer:
    /\/web\/src\/(locales\/en\/footer|ui\/(language-switch|phone-links|scheme-switch|segmented-control|use-near-viewport))(\.module\.css|\.tsx?)$/,
  quantity: /\/domain\/src\/cart\/(cart-messages|quantity)\.ts$/,
  controls:
    /\/web\/src\/(locales\/en\/controls|ui\/(bangla-digits-typed|busy-props|quantity-stepper))(\.module\.css|\.tsx?)$/,
  listQuery:
    /\/(domain\/src\/catalogue\/(colour-families|list-query|price-range|size-filter)|web\/src\/(data\/(catalogue\/use-catalogue|query\/use-keep-previous-data)|ui\/use-debounced-search))\.ts$/,
  product:
    /\/(domain\/src\/catalogue\/back-in-stock|web\/src\/(locales\/en\/product|ui\/product-icons))\.tsx?$/,
  pictures: /\/domain\/src\/catalogue\/(image-path|pictures-of)\.ts$/,
  settings: /\/domain\/src\/settings\/(fields|section)\.ts$/,
  sizes:
    /\/(domain\/src\/catalogue\/(product-availability|size-choice|size-label|unavailable-reason)|web\/src\/locales\/(en\/sizes|use-size-text))\.ts$/,
  translate: /\/web\/src\/locales\/(translatable|translate)\.ts$/,
};

/** The exports of react-router resolve to its development build, in production too. */
const ROUTER = resolve(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/index.mjs',
);

/** Firestore imports re2js for pipeline queries, which the shop does not use. */
const UNUSED_REGULAR_EXPRESSIONS = resolve(import.meta.dirname, 'vite/unused-regular-expressions.ts');

/**
 * A hint for Chromium's V8 (a comment to other browsers): it compiles functions off the main thread while the file
 * loads, instead of each at its first call (docs/adr/0024).
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** The shop whose functions answer while this server has the pages. */
const SHOP = process.env.SHOP_ORIGIN ?? 'http://127.0.0.1:5000';

/** `--mode local-suite` reads .env.local-suite; a deployment has its own .env.production. */
export default defineConfig({
  plugins: [react(), slimReactfire(), inlineBoot(), noChunkCycles()],
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: ROUTER },
      { find: /^re2js$/, replacement: UNUSED_REGULAR_EXPRESSIONS },
    ],
  },
  // Short names: a list's HTML with its styles must fit the first ten packets of a connection (docs/adr/0039).
  css: {
    modules: { generateScopedName: '[hash:base64:5]' },
    // No variables beside each color-scheme for light-dark(), which no style sheet uses.
    lightningcss: { exclude: Features.LightDark },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // A browser with es2022 but without modulepreload fetches the same files a moment later.
    modulePreload: { polyfill: false },
    manifest: true, // for scripts/measure-sizes.ts; Hosting does not upload dot files
    target: 'es2022',
    // As a file it would take the warm connection from the LCP image (docs/adr/0095).
    assetsInlineLimit: (file) => file.endsWith('/taka-sign.woff2'),
    rolldownOptions: {
      output: {
        postBanner: COMPILE_HINT,
        // Every first load contains the names of all chunks: only pages, which have a facade, are named.
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
        codeSplitting: {
          groups: [
            { name: 'vendor', test: FIRST_LOAD, priority: 2 },
            {
              name: 'collections',
              test: SUGGESTED_COLLECTIONS,
              priority: 3,
              includeDependenciesRecursively: false,
            },
            { name: 'schemas', test: FIRST_SCHEMAS, priority: 1 },
            { name: 'mui', test: MUI, priority: 1, includeDependenciesRecursively: false },
            { name: 'controls', test: MUI_CONTROLS, priority: 1, includeDependenciesRecursively: false },
            { name: 'fields', test: FIELDS, priority: 1, includeDependenciesRecursively: false },
            ...Object.entries(SMALL_MODULES).map(([name, test]) => ({
              name,
              test,
              priority: 3,
              includeDependenciesRecursively: false,
            })),
            { name: firstLoad, debugName: 'first load' },
            { name: sharedBySignedIn, debugName: 'signed in', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': SHOP, '/renditions': SHOP } },
});
