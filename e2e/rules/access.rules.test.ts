import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { RIGHTS } from '@nargisus/domain/accounts';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { productDocument } from '../fixtures/data/documents.ts';
import { isAllowed } from '../fixtures/assert/is-allowed.ts';
import {
  GUEST,
  openRulesEnvironment,
  RIGHT_HOLDERS,
  ROLES,
  uidOf,
  type Role,
} from '../fixtures/rules/rules-environment.ts';
import { PLACES, type Place } from './access-places.ts';

/**
 * What each role may do at each place: g(et), l(ist), c(reate), u(pdate), d(elete), in this order; `-` where it may not.
 * Every written document is valid, so a cell depends on the role alone; the mirror tests cover the documents.
 *
 * A guest id is a capability: a caller who knows it holds the cart, so every role has the same rights in a guest's cart.
 * Others stay out because no role may list carts and the ids cannot be guessed.
 */
const TABLE = `
                   signedOut guest otherGuest shopper other disabled forged unrecorded dismissed admin
product            gl---     gl--- gl---      gl---   gl--- gl---    gl---  gl---      gl---     glcu-
user.profile       -----     ----- -----      g--u-   ----- -----    -----  -----      -----     gl---
user.isActive      -----     ----- -----      g----   ----- -----    -----  -----      -----     gl---
user.role          -----     ----- -----      g----   ----- -----    -----  -----      -----     gl---
admin.record       -----     ----- -----      -----   ----- -----    -----  -----      g----     gl---
staff.record       -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
own.profile        -----     ----- -----      g--u-   g--u- g----    g--u-  g----      g----     gl-u-
own.isActive       -----     ----- -----      g----   g---- g----    g----  g----      g----     gl---
own.role           -----     ----- -----      g----   g---- g----    g----  g----      g----     gl---
own.rights         -----     ----- -----      g----   g---- g----    g----  g----      g----     gl---
cart               -----     ----- -----      g-cu-   ----- -----    -----  -----      -----     -----
cart.line          -----     ----- -----      glcud   ----- -----    -----  -----      -----     -----
own.cart           -----     ----- -----      g-cu-   g-cu- g----    g-cu-  g-cu-      g----     g-cu-
own.cart.line      -----     ----- -----      glcud   glcud gl--d    glcud  glcud      gl--d     glcud
guest.cart         g-cu-     g-cu- g-cu-      g-cu-   g-cu- g-cu-    g-cu-  g-cu-      g-cu-     g-cu-
guest.cart.line    glcud     glcud glcud      glcud   glcud glcud    glcud  glcud      glcud     glcud
guessed.cart       -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
guessed.cart.line  -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
cart.deeper        -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
lines.of.all.carts -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
wishlist           -----     ----- -----      g-cu-   ----- -----    -----  -----      -----     -----
own.wishlist       -----     ----- -----      g-cu-   g-cu- g----    g-cu-  g-cu-      g----     g-cu-
order              -----     ----- -----      g----   ----- -----    -----  -----      -----     gl---
own.order          -----     ----- -----      gl---   gl--- gl---    gl---  gl---      gl---     gl---
order.note         -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
own.order.note     -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
orders.by.email    -----     ----- -----      g----   g---- g----    g----  g----      g----     gl---
order.desk         -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
own.order.desk     -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
phone.number       -----     ----- -----      -----   ----- -----    -----  -----      -----     g----
parcel             -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
courier.state      -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
ledger.posting     -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
order.cash         -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
tax.invoice        -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
invoice.series     -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
saved.views        -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
own.saved.views    -----     ----- -----      -----   ----- -----    -----  -----      -----     g----
settlement         -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
settlement.row     -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
statement.import   -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
courier.event      -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
text.message       -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
text.day           -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
text.quota         -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
counters.live      -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
counters.shards    -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
counters.sales     -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
counters.figures   -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
stock              -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
stock.move         -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
report             -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
range.report       -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
range.sums         -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
settings           -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
collections        -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
audit              -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
mail               -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
address.book       -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
stock.alert        -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
conversion         -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
return             -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
voucher            -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
voucher.use        -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
voucher.claim      -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
payment            -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
rider.cash         -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
cash.hand-in       -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
manual.payment     -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
manual.claim       -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
payment.deeper     -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
rate.limit         -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
email.claim        -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
deletion           -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
closed.account     -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
role.change        -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
staff.invitation   -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
catalogue.index    -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
product.search     -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
anything           -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
anything.deeper    -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
`;

/**
 * What holders of a right may do beyond what any customer may: the operations, and the rights of which one is enough. At a
 * place that is not here they may do no more than the column `other` says.
 */
const RIGHTS_TABLE = `
product          cu catalogue
user.profile     gl people
user.isActive    gl people
user.role        gl people
admin.record     g  orders calls packing money catalogue people settings
admin.record     l  people
staff.record     g  orders calls packing money catalogue people settings
staff.record     l  people
own.profile      l  people
own.isActive     l  people
own.role         l  people
own.rights       l  people
order            gl orders calls packing money
order.note       gl orders calls packing money
own.order.note   gl orders calls packing money
orders.by.email  l  orders calls packing money
order.desk       gl orders calls packing money
own.order.desk   gl orders calls packing money
phone.number     g  orders calls
parcel           gl orders calls packing money
courier.state    gl orders calls packing money
ledger.posting   gl orders money
order.cash       gl orders money
tax.invoice      gl orders calls packing money
invoice.series   gl orders calls packing money
own.saved.views  g  orders calls packing money catalogue people settings
settlement       gl money
settlement.row   gl money
statement.import gl money
text.message     gl orders calls packing money
text.day         gl orders calls packing money
counters.live    gl orders calls packing money
counters.shards  gl orders calls packing money
counters.sales   gl money
counters.figures g  orders calls packing money catalogue people settings
counters.figures l  money
stock            gl orders packing catalogue
report           gl money
range.report     gl money
range.sums       gl money
settings         gl orders calls packing money catalogue people settings
`;

const [columns, ...rows] = TABLE.trim()
  .split('\n')
  .map((row) => row.trim().split(/ +/));
const grants = RIGHTS_TABLE.trim()
  .split('\n')
  .map((row) => row.trim().split(/ +/))
  .map(([name = '', letters = '', ...rights]) => ({ name, letters, rights }));
const environment = await openRulesEnvironment('access');
afterAll(() => environment.close());

test('the table covers every role, place and operation, and every match of the rules', () => {
  expect(columns).toEqual(ROLES);
  expect(rows.map(([name]) => name)).toEqual(Object.keys(PLACES));
  for (const [name, ...cells] of rows) {
    expect(cells.length, name).toBe(ROLES.length);
    for (const cell of cells) expect(cell, name).toMatch(/^[g-][l-][c-][u-][d-]$/);
  }
  for (const { name, rights } of grants) {
    expect(PLACES).toHaveProperty([name]);
    expect(RIGHTS).toEqual(expect.arrayContaining(rights));
  }
  const rules = readFileSync(resolve(import.meta.dirname, '../../firestore.rules'), 'utf8');
  const matched = [...rules.matchAll(/match \/(?:\{\w+=\*\*\}|(\w+)\/\{)/g)].flatMap(
    ([, name]) => name ?? [],
  );
  const covered = Object.values(PLACES).flatMap(({ path }) => path('admin').split('/'));
  for (const name of matched.filter((it) => it !== 'databases')) expect(covered).toContain(name);
});

const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
type Operation = (typeof OPERATIONS)[number];

async function may(role: Role, operation: Operation, place: Place): Promise<boolean> {
  const { db } = environment.as(role);
  const path = place.path(role);
  const at = doc(db, path);
  switch (operation) {
    case 'get':
      return isAllowed(getDoc(at));
    case 'list': {
      if (place.list === 'everywhere') return isAllowed(getDocs(collectionGroup(db, 'items')));
      const all = collection(db, path.split('/').slice(0, -1).join('/'));
      const constraints = place.list ? [where(place.list[0], '==', place.list[1](role))] : [];
      return isAllowed(getDocs(query(all, ...constraints)));
    }
    case 'create':
      return isAllowed(setDoc(at, place.document(role)));
    case 'update':
      return isAllowed(updateDoc(at, { ...place.change(role) }));
    case 'delete':
      return isAllowed(deleteDoc(at));
  }
}

/** Returns which of the roles may do the operation at the place, tried one after the other. */
async function rolesThatMay(roles: readonly Role[], operation: Operation, place: Place) {
  const found: Partial<Record<Role, boolean>> = {};
  await environment.clear();
  await environment.holds({ 'products/p1': productDocument('p1') });
  /** The path and document that are stored now; undefined if the last operation may have changed them. */
  let stored: string | undefined;
  for (const role of roles) {
    const path = place.path(role);
    const ownRecord = path === `users/${uidOf(role)}`;
    // An unrecorded caller must not gain a record here, and the other callers need theirs for access.
    const document =
      operation === 'create' || (role === 'unrecorded' && ownRecord) ? null : place.document(role);
    const wanted = JSON.stringify([path, document]);
    if (stored !== wanted) await environment.holds({ ...place.otherDocuments?.(role), [path]: document });
    found[role] = await may(role, operation, place);
    const changed = found[role] && operation !== 'get' && operation !== 'list';
    stored = changed || ownRecord ? undefined : wanted;
    if (operation === 'create' && ownRecord) await environment.clear();
  }
  return found;
}

describe.each(rows)('%s', (name, ...cells) => {
  const place = PLACES[name as string] as Place;

  test.each(OPERATIONS)('%s', async (operation) => {
    const letter = operation.charAt(0);
    const expected = Object.fromEntries(ROLES.map((role, index) => [role, cells[index]?.includes(letter)]));
    expect(await rolesThatMay(ROLES, operation, place)).toEqual(expected);
  });

  test.each(OPERATIONS)('%s with a right', async (operation) => {
    const letter = operation.charAt(0);
    const mayOther = cells[ROLES.indexOf('other')]?.includes(letter);
    const mayDisabled = cells[ROLES.indexOf('disabled')]?.includes(letter);
    const enough = grants.filter((it) => it.name === name && it.letters.includes(letter));
    const expected = Object.fromEntries(
      RIGHTS.map((right) => [
        `can-${right}`,
        mayOther || enough.some(({ rights }) => rights.includes(right)),
      ]),
    );
    expect(await rolesThatMay(RIGHT_HOLDERS, operation, place)).toEqual({
      ...expected,
      laidOff: mayDisabled,
    });
  });
});

test('a guessable guest id grants no access', async () => {
  const guesses = [
    'guest',
    'guest_1790000000000_abc',
    `${GUEST}!`,
    GUEST.toUpperCase(),
    GUEST.replace('guest_1', 'guest_'),
  ];
  for (const id of guesses) {
    expect(await environment.as('guest').mayGet(`carts/${id}`), id).toBe(false);
  }
  expect(await environment.as('guest').mayGet(`carts/${GUEST}`)).toBe(true);
});
