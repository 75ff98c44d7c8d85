import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { imageError, IMAGE_TYPES, MAX_IMAGE_BYTES } from '@nargisus/domain/catalogue';
import {
  compileRuleset,
  mapFromJson,
  type RuleResource,
  type RulesRequest,
} from '@nargisus/local-suite/rules';

/**
 * Evaluates storage.rules with the local stack's engine for every role, place and operation, then checks that each
 * condition was seen both true and false. storage.rules.test.ts uploads files to the running stack.
 */
const source = readFileSync(resolve(import.meta.dirname, '../../storage.rules'), 'utf8');
const compiled = compileRuleset(source, { fileName: 'storage.rules' });
if (!compiled.ok) throw new Error(JSON.stringify(compiled.issues));
const rules = compiled.ruleset;

/**
 * `disabled` is a customer and `dismissed` an admin whose record is inactive; `unrecorded` has an admin's claim and no
 * record; `demoted` has an admin's claim and a customer's record; `forged` has other claims that say admin; `deleted` has
 * deleted the account within the hour.
 */
const ROLES = [
  'signedOut',
  'owner',
  'other',
  'disabled',
  'forged',
  'unrecorded',
  'dismissed',
  'demoted',
  'deleted',
  'admin',
  'can-catalogue',
  'can-people',
  'can-orders',
  'can-money',
] as const;
type Role = (typeof ROLES)[number];

/** g(et), l(ist), c(reate), u(pdate), d(elete), as in access.rules.test.ts, with a small WebP file. */
const TABLE = `
                          signedOut owner other disabled forged unrecorded dismissed demoted deleted admin can-catalogue can-people can-orders can-money
products/p1/640.webp      g----     g---- g---- g----    g----  g----      g----     g----   g----   g-cud g-cud         g----      g----      g----
products/p1/a/b.webp      -----     ----- ----- -----    -----  -----      -----     -----   -----   ----- -----         -----      -----      -----
products/x.webp           -----     ----- ----- -----    -----  -----      -----     -----   -----   ----- -----         -----      -----      -----
profiles/uid-owner/me     -----     g-cud ----- -----    -----  -----      -----     -----   -----   g---- -----         g----      -----      -----
profiles/uid-disabled/me  -----     ----- ----- g---d    -----  -----      -----     -----   -----   g---- -----         g----      -----      -----
profiles/uid-unrecorded/m -----     ----- ----- -----    -----  g-cud      -----     -----   -----   g---- -----         g----      -----      -----
profiles/uid-deleted/me   -----     ----- ----- -----    -----  -----      -----     -----   g---d   g---- -----         g----      -----      -----
profiles/uid-owner/a/b    -----     ----- ----- -----    -----  -----      -----     -----   -----   ----- -----         -----      -----      -----
reviews/uid-owner/a.webp  -----     g-cud ----- -----    -----  -----      -----     -----   -----   g---- g----         -----      g----      -----
reviews/uid-owner/a-w3.av -----     g---d ----- -----    -----  -----      -----     -----   -----   g---- g----         -----      g----      -----
reviews/uid-disabled/a    -----     ----- ----- g---d    -----  -----      -----     -----   -----   g---- g----         -----      g----      -----
reviews/uid-deleted/a     -----     ----- ----- -----    -----  -----      -----     -----   g---d   g---- g----         -----      g----      -----
reports/2026.pdf          -----     ----- ----- -----    -----  -----      -----     -----   -----   ----- -----         -----      -----      -----
range-reports/r1/a/o.csv  -----     ----- ----- -----    -----  -----      -----     -----   -----   ----- -----         -----      -----      -----
x.png                     -----     ----- ----- -----    -----  -----      -----     -----   -----   ----- -----         -----      -----      -----
`;

const ADMINS: readonly Role[] = ['unrecorded', 'dismissed', 'demoted', 'admin'];
const RECORDS: Readonly<Record<string, { isActive: boolean; role: string; can?: string[] }>> = {
  'uid-owner': { isActive: true, role: 'user' },
  'uid-admin': { isActive: true, role: 'admin' },
  'uid-dismissed': { isActive: false, role: 'admin' },
  'uid-demoted': { isActive: true, role: 'user' },
  'uid-disabled': { isActive: false, role: 'user' },
  'uid-forged': { isActive: true, role: 'admin' },
  'uid-can-catalogue': { isActive: true, role: 'user', can: ['catalogue'] },
  'uid-can-people': { isActive: true, role: 'user', can: ['people'] },
  'uid-can-orders': { isActive: true, role: 'user', can: ['orders'] },
  'uid-can-money': { isActive: true, role: 'user', can: ['money'] },
};

/** Accounts deleted within the hour (docs/adr/0028). */
const CLOSED: Readonly<Record<string, object>> = { 'uid-deleted': {} };

interface Upload {
  readonly contentType: string;
  readonly size: number;
  readonly contentEncoding?: string | null;
}
const WEBP: Upload = { contentType: 'image/webp', size: 3 };

function may(role: Role, method: RulesRequest['method'], path: string, upload = WEBP): boolean {
  const uid = `uid-${role}`;
  const claims =
    role === 'forged' ? { admin: true, roles: ['admin'] } : ADMINS.includes(role) ? { role: 'admin' } : {};
  const writes = method === 'create' || method === 'update';
  const file: RuleResource = {
    path: [],
    id: path,
    data: new Map(),
    fields: mapFromJson({ name: path, ...upload }).fields,
  };
  const request: RulesRequest = {
    service: 'firebase.storage',
    method,
    path: ['b', 'bucket', 'o', ...path.split('/')],
    auth: role === 'signedOut' ? null : { uid, token: { sub: uid, ...claims } },
    timeMicros: Date.now() * 1000,
    resource: method === 'create' ? null : file,
    newResource: writes ? file : null,
  };
  const read = (documentPath: string[]) => {
    const [collection = '', id = ''] = documentPath.slice(-2);
    const record = { users: RECORDS, closedAccounts: CLOSED }[collection]?.[id];
    return record ? { path: documentPath, id, data: mapFromJson(record).fields } : null;
  };
  return rules.decide(request, { read }).allowed;
}

const [columns, ...rows] = TABLE.trim()
  .split('\n')
  .map((row) => row.trim().split(/ +/));

test('the table covers every role, place and operation', () => {
  expect(columns).toEqual(ROLES);
  for (const [path, ...cells] of rows) {
    expect(cells.length, path).toBe(ROLES.length);
    for (const cell of cells) expect(cell, path).toMatch(/^[g-][l-][c-][u-][d-]$/);
  }
});

describe.each(rows)('%s', (path, ...cells) => {
  test.each(['get', 'list', 'create', 'update', 'delete'] as const)('%s', (method) => {
    const letter = method.charAt(0);
    const expected = Object.fromEntries(ROLES.map((role, index) => [role, cells[index]?.includes(letter)]));
    const found = Object.fromEntries(ROLES.map((role) => [role, may(role, method, path as string)]));
    expect(found).toEqual(expected);
  });
});

describe('the rules and imageError agree about', () => {
  const types = [
    ...IMAGE_TYPES,
    'image/jpg',
    'image/svg+xml',
    'image/bmp',
    'image/',
    'text/html',
    'application/pdf',
    '',
  ];
  const sizes = [0, 1, MAX_IMAGE_BYTES, MAX_IMAGE_BYTES + 1];

  test.each(types.flatMap((contentType) => sizes.map((size) => ({ contentType, size }))))(
    '$contentType of $size bytes',
    (upload) => {
      const isValid = imageError({ type: upload.contentType, size: upload.size }, 'profile') === undefined;
      for (const method of ['create', 'update'] as const) {
        expect(may('owner', method, 'profiles/uid-owner/me', upload)).toBe(isValid);
        expect(may('owner', method, 'reviews/uid-owner/a.webp', upload)).toBe(isValid);
        expect(may('admin', method, 'products/p1/640.webp', upload)).toBe(isValid);
      }
    },
  );

  test('AVIF except that products accept it, as renditions use it, and profiles do not', () => {
    const avif = { contentType: 'image/avif', size: MAX_IMAGE_BYTES };
    expect(may('admin', 'create', 'products/p1/640.avif', avif)).toBe(true);
    expect(may('admin', 'create', 'products/p1/640.avif', { ...avif, size: MAX_IMAGE_BYTES + 1 })).toBe(
      false,
    );
    expect(may('owner', 'create', 'profiles/uid-owner/me', avif)).toBe(false);
  });
});

describe('a declared encoding', () => {
  test.each([
    ['unset, in the emulator', { contentEncoding: null }, true],
    ['unset, in the cloud', { contentEncoding: 'identity' }, true],
    ['empty', { contentEncoding: '' }, true],
    ['absent', {}, true],
    ['gzip', { contentEncoding: 'gzip' }, false],
    ['br', { contentEncoding: 'br' }, false],
    ['GZIP', { contentEncoding: 'GZIP' }, false],
    ['identity and gzip', { contentEncoding: 'identity, gzip' }, false],
  ])('%s', (_value, encoding, isAccepted) => {
    for (const method of ['create', 'update'] as const) {
      expect(may('owner', method, 'profiles/uid-owner/me', { ...WEBP, ...encoding })).toBe(isAccepted);
      expect(may('owner', method, 'reviews/uid-owner/a.webp', { ...WEBP, ...encoding })).toBe(isAccepted);
      expect(may('admin', method, 'products/p1/640.webp', { ...WEBP, ...encoding })).toBe(isAccepted);
      expect(may('other', method, 'profiles/uid-owner/me', { ...WEBP, ...encoding })).toBe(false);
    }
  });
});

test('every allow and every condition was seen to permit and to deny', () => {
  const lines = source.split('\n');
  const isFixed = (line: number) => /: if (true|false);$/.test(lines[line - 1] ?? '');
  const places = [...rules.coverage().filter(({ line }) => !isFixed(line)), ...rules.conditionCoverage()].map(
    ({ line, column, allowed, denied, errors }) => ({
      at: `storage.rules:${line}:${column} ${(lines[line - 1] ?? '').slice(column - 1).trim()}`,
      allowed,
      denied: denied + errors,
    }),
  );
  expect(places.length).toBeGreaterThan(10);
  expect(places.filter(({ allowed, denied }) => allowed === 0 || denied === 0)).toEqual([]);
});
