import vitest from '@vitest/eslint-plugin';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import { readdirSync } from 'node:fs';
import tseslint from 'typescript-eslint';

/** Who may import whom (docs/architecture.md). Each row: the folder, and the folders of ours it must not see. */
const workspaces = ['domain', 'web', 'functions', 'local-suite', 'e2e', 'bench', 'deploy'];
const mayImport = {
  domain: [],
  web: ['domain'],
  functions: ['domain'],
  'local-suite': ['domain'],
  e2e: ['domain', 'local-suite', 'web'],
  bench: ['domain', 'local-suite', 'e2e'],
  deploy: ['domain', 'local-suite'],
};
const betweenWorkspaces = workspaces.map((target) => ({
  target: `./${target}`,
  from: workspaces
    .filter((other) => other !== target && !mayImport[target].includes(other))
    .map((w) => `./${w}`),
  message: `${target} may import ${mayImport[target].join(', ') || 'nothing of ours'}`,
}));

betweenWorkspaces.push({
  target: './e2e',
  from: './web',
  except: ['./src/config/paths.ts', './src/config/dashboard-tabs.ts'],
  message: 'e2e knows the app from outside: of web it may import the URLs and the tabs of the dashboard',
});

const firestore = './local-suite/src/firestore';
const insideLocalSuite = [
  {
    target: `${firestore}/engine`,
    from: ['wire', 'rpc', 'transport', 'control', 'triggers', 'billing']
      .map((folder) => `${firestore}/${folder}`)
      .concat('./local-suite/src/rules'),
    message: 'the engine knows neither the wire nor the rules',
  },
  {
    target: './local-suite/src/rules',
    from: [firestore, './local-suite/src/storage-rules'],
    message: 'the rules language knows no database: it is handed a DocumentReader',
  },
  {
    target: ['firestore', 'rules', 'storage-rules', 'launcher', 'browser'].map(
      (f) => `./local-suite/src/${f}`,
    ),
    from: './domain',
    message: 'only the seed knows the shop',
  },
];

const features = readdirSync(new URL('./web/src/features', import.meta.url));
/** The features whose pages wait for the strings of staff (web/src/app/account-pages.ts). */
const PAGES_OF_STAFF = ['admin', 'join'];

const insideWeb = [
  ...features.map((feature) => ({
    target: `./web/src/features/${feature}`,
    from: ['./web/src/app', ...features.filter((f) => f !== feature).map((f) => `./web/src/features/${f}`)],
    message: 'features do not import each other or the app: pages are where they meet',
  })),
  { target: './web/src/data', from: ['./web/src/features', './web/src/app', './web/src/ui'] },
  {
    target: './web/src/locales',
    from: ['features', 'app', 'ui', 'data'].map((folder) => `./web/src/${folder}`),
    message: 'locales hold strings alone',
  },
  {
    target: './web/src/storage',
    from: ['features', 'app', 'ui', 'data', 'locales'].map((folder) => `./web/src/${folder}`),
    message: 'storage knows keys and values alone',
  },
  { target: './web/src/ui', from: ['./web/src/features', './web/src/app', './web/src/data'] },
  {
    target: [
      './web/src/{app/layouts,config,data,ui}/**/*',
      `./web/src/features/{${features.filter((f) => !PAGES_OF_STAFF.includes(f)).join(',')}}/**/*`,
    ],
    from: './web/src/locales/en/staff/**/*',
    message: 'in Bangla, only pages of staff have these strings (docs/adr/0096)',
  },
];

/**
 * Which folders of functions/src a folder may import besides itself (functions/README.md). A folder that is not listed, and
 * the files beside the folders, may import all of them.
 */
const functionsMayImport = {
  firestore: [],
  logging: [],
  email: ['outbox'],
  outbox: [],
  pdf: [],
  build: [],
  deployment: [],
  http: ['firestore', 'logging'],
  audit: [],
  ledger: [],
  invoices: ['audit'],
  counters: ['firestore'],
  operations: ['http', 'logging', 'firestore'],
  cart: ['http', 'firestore'],
  settings: ['http', 'firestore', 'audit'],
  collections: ['http', 'firestore', 'audit'],
  catalogue: ['http', 'firestore', 'audit', 'stock', 'collections'],
  stock: ['http', 'firestore', 'audit'],
  vouchers: ['http', 'firestore', 'audit'],
  phones: ['http', 'firestore', 'audit'],
  orders: ['http', 'firestore', 'audit', 'invoices', 'ledger', 'phones', 'stock', 'vouchers'],
  sales: ['http', 'firestore', 'orders', 'catalogue'],
  finding: ['http', 'firestore', 'audit', 'phones'],
  calls: ['http', 'audit', 'orders'],
  ads: ['http', 'firestore', 'orders'],
  sms: ['firestore', 'logging', 'outbox'],
  couriers: ['http', 'firestore', 'logging', 'audit', 'orders'],
  settlements: ['http', 'firestore', 'logging', 'audit', 'orders', 'ledger', 'couriers'],
  delivery: ['http', 'orders'],
  payments: ['http', 'firestore', 'audit', 'orders', 'stock', 'vouchers'],
  mails: ['firestore', 'logging', 'email', 'outbox'],
  reviews: ['http', 'firestore', 'audit', 'orders'],
  returns: ['http', 'firestore', 'audit', 'orders', 'reviews'],
  accounts: [
    'http',
    'firestore',
    'audit',
    'cart',
    'orders',
    'phones',
    'payments',
    'mails',
    'reviews',
    'returns',
    'stock',
    'vouchers',
    'finding',
    'ads',
    'sms',
  ],
  staff: ['http', 'audit', 'accounts', 'mails', 'email', 'settings'],
  images: ['http', 'firestore'],
  ssr: ['http'],
  'order-documents': ['http', 'orders', 'pdf', 'settings'],
  reports: ['http', 'firestore', 'email', 'pdf', 'outbox'],
};
const functionsFolders = readdirSync(new URL('./functions/src', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name);
const insideFunctions = Object.entries(functionsMayImport).map(([folder, allowed]) => ({
  target: `./functions/src/${folder}`,
  from: [
    ...functionsFolders.filter((other) => other !== folder && !allowed.includes(other)),
    'config.ts',
    'function-options.ts',
    'index.ts',
  ].map((other) => `./functions/src/${other}`),
  message: `functions/src/${folder} may import ${allowed.join(', ') || 'no other folder'}`,
}));

const firebaseOnlyInData = {
  patterns: [{ group: ['firebase/*', 'reactfire'], message: 'only web/src/data speaks to Firebase' }],
};

const browserTests = ['e2e/{journeys,serial,day,attacks/browser}/**/*.spec.ts'];
/** Functions that contain the expectations of a test. */
const ASSERTIONS = ['expect', 'expect*', '*.expect*', 'assert*', 'fc.assert', 'waitFor'];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.local-suite/**'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: { allowDefaultProject: ['vitest.config.ts'] } } },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.json'] })],
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'import-x/no-restricted-paths': [
        'error',
        { zones: [...betweenWorkspaces, ...insideLocalSuite, ...insideWeb, ...insideFunctions] },
      ],
      'import-x/no-cycle': 'error',
      'no-console': ['error', { allow: ['error', 'warn', 'info'] }],
      eqeqeq: 'error',
    },
  },
  {
    // A test may use every folder: what it tests is often the work of several.
    files: ['functions/src/**/*.test.ts', 'functions/src/**/testing/*.ts'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: betweenWorkspaces }] },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['web/src/{app,features,ui,locales,theme,config,storage}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', firebaseOnlyInData] },
  },
  {
    files: ['{web,domain}/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name="Intl"]',
          message: 'takes a browser 10 to 30 ms: made when first used, not when every page starts',
        },
      ],
    },
  },
  {
    files: ['domain/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', 'fetch', 'process', 'window', 'document', 'crypto'],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'time comes in as an argument' },
        { object: 'Math', property: 'random', message: 'chance comes in as an argument' },
      ],
    },
  },
  {
    files: ['web/src/**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // Dialogs, menus and search fields move the focus on purpose; the keyboard journeys check where it goes.
      'jsx-a11y/no-autofocus': 'off',
      // On narrow screens CSS turns the dashboard's table into cards, which drops the implicit roles.
      'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
      'jsx-a11y/no-redundant-roles': 'off',
    },
  },
  {
    files: ['**/*.{test,spec}.{ts,tsx}'],
    ignores: browserTests,
    plugins: { vitest },
    rules: {
      'vitest/expect-expect': ['error', { assertFunctionNames: ASSERTIONS }],
      'vitest/no-focused-tests': 'error',
      'vitest/no-identical-title': 'error',
      'vitest/no-standalone-expect': [
        'error',
        { additionalTestBlockFunctions: ['beforeAll', 'beforeEach', 'afterAll', 'afterEach'] },
      ],
      'vitest/valid-expect': ['error', { maxArgs: 2 }],
      'vitest/valid-title': 'error',
    },
  },
  {
    files: ['**/*.{test,spec}.{ts,tsx}', 'e2e/rules/**/*.ts'],
    ignores: browserTests,
    plugins: { vitest },
    rules: { 'vitest/no-conditional-expect': 'error' },
  },
  {
    files: browserTests,
    plugins: { playwright },
    rules: {
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect', '\\.expect'] }],
      'playwright/missing-playwright-await': 'error',
      'playwright/no-conditional-expect': 'error',
      'playwright/no-focused-test': 'error',
      'playwright/no-networkidle': 'error',
      'playwright/no-page-pause': 'error',
      'playwright/no-wait-for-timeout': 'error',
      'playwright/valid-expect': 'error',
    },
  },
);
