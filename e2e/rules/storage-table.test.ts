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
 * storage.rules cell by cell, asked of the engine that the local suite runs them with: every role, place and operation,
 * and at the end whether each condition was seen both ways. storage.rules.test.ts uploads real files to the running suite.
 */
const source = readFileSync(resolve(import.meta.dirname, '../../storage.rules'), 'utf8');
const compiled = compileRuleset(source, { fileName: 'storage.rules' });
if (!compiled.ok) throw new Error(JSON.stringify(compiled.issues));
const rules = compiled.ruleset;

const ROLES = [
  'nobody',
  'owner',
  'other',
  'disabled',
  'forged',
  'unrecorded',
  'dismissed',
  'unmade',
  'gone',
  'admin',
] as const;
type Role = (typeof ROLES)[number];

/** g(et), l(ist), c(reate), u(pdate), d(elete), as in access.rules.test.ts; what is uploaded is a small WebP. */
const TABLE = `
                          nobody owner other disabled forged unrecorded dismissed unmade gone  admin
products/p1/640.webp      g----  g---- g---- g----    g----  g----      g----     g----  g---- g-cud
products/p1/a/b.webp      -----  ----- ----- -----    -----  -----      -----     -----  ----- -----
products/x.webp           -----  ----- ----- -----    -----  -----      -----     -----  ----- -----
profiles/uid-owner/me     -----  g-cud ----- -----    -----  -----      -----     -----  ----- g----
profiles/uid-disabled/me  -----  ----- ----- g---d    -----  -----      -----     -----  ----- g----
profiles/uid-unrecorded/m -----  ----- ----- -----    -----  g-cud      -----     -----  ----- g----
profiles/uid-gone/me      -----  ----- ----- -----    -----  -----      -----     -----  g---d g----
profiles/uid-owner/a/b    -----  ----- ----- -----    -----  -----      -----     -----  ----- -----
reports/2026.pdf          -----  ----- ----- -----    -----  -----      -----     -----  ----- -----
x.png                     -----  ----- ----- -----    -----  -----      -----     -----  ----- -----
`;

const ADMINS: readonly Role[] = ['unrecorded', 'dismissed', 'unmade', 'admin'];
const RECORDS: Readonly<Record<string, { isActive: boolean; role: string }>> = {
  'uid-owner': { isActive: true, role: 'user' },
  'uid-admin': { isActive: true, role: 'admin' },
  'uid-dismissed': { isActive: false, role: 'admin' },
  'uid-unmade': { isActive: true, role: 'user' },
  'uid-disabled': { isActive: false, role: 'user' },
  'uid-forged': { isActive: true, role: 'admin' },
};

/** Deleted within the hour (docs/adr/0028). */
const CLOSED: Readonly<Record<string, object>> = { 'uid-gone': {} };

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
    auth: role === 'nobody' ? null : { uid, token: { sub: uid, ...claims } },
    timeMicros: Date.now() * 1000,
    resource: method === 'create' ? null : file,
    newResource: writes ? file : null,
  };
  const read = (at: string[]) => {
    const [collection = '', id = ''] = at.slice(-2);
    const record = { users: RECORDS, closedAccounts: CLOSED }[collection]?.[id];
    return record ? { path: at, id, data: mapFromJson(record).fields } : null;
  };
  return rules.decide(request, { read }).allowed;
}

const [columns, ...rows] = TABLE.trim()
  .split('\n')
  .map((row) => row.trim().split(/ +/));

test('the table has a cell for every role, place and operation', () => {
  expect(columns).toEqual(ROLES);
  for (const [path, ...cells] of rows) {
    expect(cells.length, path).toBe(ROLES.length);
    for (const cell of cells) expect(cell, path).toMatch(/^[g-][l-][c-][u-][d-]$/);
  }
});

describe.each(rows)('%s', (path, ...cells) => {
  test.each(['get', 'list', 'create', 'update', 'delete'] as const)('%s', (method) => {
    const letter = method.charAt(0);
    const decided = Object.fromEntries(ROLES.map((role, index) => [role, cells[index]?.includes(letter)]));
    const found = Object.fromEntries(ROLES.map((role) => [role, may(role, method, path as string)]));
    expect(found).toEqual(decided);
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
      const fits = imageError({ type: upload.contentType, size: upload.size }, 'profile') === undefined;
      for (const method of ['create', 'update'] as const) {
        expect(may('owner', method, 'profiles/uid-owner/me', upload)).toBe(fits);
        expect(may('admin', method, 'products/p1/640.webp', upload)).toBe(fits);
      }
    },
  );

  test('AVIF apart: a rendition of a product, which we make, and no upload of a person', () => {
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
    ['not a field at all', {}, true],
    ['gzip', { contentEncoding: 'gzip' }, false],
    ['br', { contentEncoding: 'br' }, false],
    ['GZIP', { contentEncoding: 'GZIP' }, false],
    ['two of them', { contentEncoding: 'identity, gzip' }, false],
  ])('%s', (_what, encoding, fits) => {
    for (const method of ['create', 'update'] as const) {
      expect(may('owner', method, 'profiles/uid-owner/me', { ...WEBP, ...encoding })).toBe(fits);
      expect(may('admin', method, 'products/p1/640.webp', { ...WEBP, ...encoding })).toBe(fits);
      expect(may('other', method, 'profiles/uid-owner/me', { ...WEBP, ...encoding })).toBe(false);
    }
  });
});

test('every allow and every condition was seen to permit and to refuse', () => {
  const lines = source.split('\n');
  const isFixed = (line: number) => /: if (true|false);$/.test(lines[line - 1] ?? '');
  const places = [...rules.coverage().filter(({ line }) => !isFixed(line)), ...rules.conditionCoverage()].map(
    ({ line, column, allowed, denied, errors }) => ({
      at: `storage.rules:${line}:${column} ${(lines[line - 1] ?? '').slice(column - 1).trim()}`,
      allowed,
      refused: denied + errors,
    }),
  );
  expect(places.length).toBeGreaterThan(10);
  expect(places.filter(({ allowed, refused }) => allowed === 0 || refused === 0)).toEqual([]);
});
