import { expect, test } from 'vitest';
import { Checkout } from '../checkout.ts';
import { preflight } from '../preflight.ts';
import { usePreflight, type Defect } from '../testing/use-preflight.ts';

const OPEN_STORAGE = `service firebase.storage {
  match /b/{bucket}/o { match /{path=**} { allow read, write: if true; } }
}`;

const checkout = usePreflight();

/* firebase.json, rules, indexes and the upload of the functions. */
const DEFECTS: readonly Defect[] = [
  ['a missing firebase.json', (folder) => folder.remove('firebase.json'), /^firebase\.json is missing\.$/],
  ['a firebase.json that is not JSON', (folder) => folder.replace('firebase.json', '{', '{,'), /is not JSON/],
  ['a missing .firebaserc', (folder) => folder.remove('.firebaserc'), /\.firebaserc is missing/],
  [
    'a rule with a syntax error',
    (folder) => folder.replace('firestore.rules', 'match /databases', 'mtach /databases'),
    /not valid: line \d+/,
  ],
  [
    'storage rules that let everyone write',
    (folder) => folder.write('storage.rules', OPEN_STORAGE),
    /storage\.rules lets everyone write to some path/,
  ],
  [
    'a missing index file',
    (folder) => folder.remove('firestore.indexes.json'),
    /firestore\.indexes\.json is missing/,
  ],
  [
    'carts that never expire',
    (folder) => folder.replace('firestore.indexes.json', '"carts"', '"cartes"'),
    /does not let documents of carts expire/,
  ],
  [
    'an unknown sort direction',
    (folder) => folder.replace('firestore.indexes.json', '"DESCENDING"', '"DOWN"'),
    /has values that Firestore does not accept/,
  ],
  [
    'a database in another region',
    (folder) => folder.replace('firebase.json', '"location": "asia-south1"', '"location": "nam5"'),
    /firestore\.location in firebase\.json is nam5, but the functions are in asia-south1/,
  ],
  [
    'a database without a region',
    (folder) => folder.replace('firebase.json', /"location": "asia-south1",/, ''),
    /firestore\.location in firebase\.json is not set/,
  ],
  [
    'a rewrite to another region',
    (folder) =>
      folder.replace(
        'firebase.json',
        '"functionId": "api", "region": "asia-south1"',
        '"functionId": "api", "region": "us-central1"',
      ),
    /expects api in us-central1, but it is in asia-south1/,
  ],
  [
    'a rewrite to an unknown function',
    (folder) => folder.replace('firebase.json', '"functionId": "api"', '"functionId": "apis"'),
    /sends \/api\/\*\* to the function apis/,
  ],
  [
    'an upload that contains local secrets',
    (folder) => folder.replace('firebase.json', ', ".secret.local"', ''),
    /would upload functions\/dist\/\.secret\.local/,
  ],
  [
    'packages without a lockfile',
    (folder) => folder.remove('functions/dist/package-lock.json'),
    /package-lock\.json does not lock express/,
  ],
  [
    'a lockfile with other versions',
    (folder) => folder.replace('functions/dist/package-lock.json', '5.3.0', '5.2.0'),
    /package-lock\.json does not lock express/,
  ],
];

test.each(DEFECTS)('reports %s', async (_name, introduce, message) => {
  introduce(checkout.folder);
  expect(await checkout.findings()).toContainEqual(expect.stringMatching(message));
});

test('reports a function without an instance limit or a service account', async () => {
  const { api, ...others } = checkout.manifest.endpoints;
  const endpoints = {
    ...others,
    api: { ...api!, maxInstances: undefined },
    pages: { ...others['pages']!, serviceAccountEmail: null },
  };
  const options = {
    project: 'nargisus-shop',
    sandbox: false,
    manifest: { ...checkout.manifest, endpoints },
  };
  const { findings } = await preflight(new Checkout(checkout.folder.root), options);
  expect(findings.map(({ what }) => what)).toEqual([
    'The function pages has no serviceAccountEmail.',
    'The function api has no maxInstances.',
  ]);
});

test('reports functions that cannot be loaded, with their error message', async () => {
  const { folder } = checkout;
  folder.write('functions/dist/index.js', "throw new Error('no such table');");
  const { findings } = await preflight(new Checkout(folder.root), {
    project: folder.project,
    sandbox: false,
  });
  expect(findings.map(({ what }) => what)).toEqual([
    expect.stringMatching(/^functions\/dist cannot be loaded: .*no such table/),
  ]);
});
