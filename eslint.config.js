import importX, { createNodeResolver } from 'eslint-plugin-import-x';
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
  e2e: ['domain', 'local-suite'],
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
];

const firebaseOnlyInData = {
  patterns: [{ group: ['firebase/*', 'reactfire'], message: 'only web/src/data speaks to Firebase' }],
};

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
        { zones: [...betweenWorkspaces, ...insideLocalSuite, ...insideWeb] },
      ],
      'import-x/no-cycle': 'error',
      'no-console': ['error', { allow: ['error', 'warn', 'info'] }],
      eqeqeq: 'error',
    },
  },
  {
    // A new operator, value or status has to be considered at each switch: a default does not stand for all of a union.
    files: ['local-suite/**/*.ts'],
    rules: { '@typescript-eslint/switch-exhaustiveness-check': 'error' },
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
);
