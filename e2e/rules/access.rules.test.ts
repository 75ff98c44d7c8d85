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
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { productDocument } from '../fixtures/data/documents.ts';
import { isAllowed } from '../fixtures/assert/is-allowed.ts';
import { GUEST, openRulesEnvironment, ROLES, uidOf, type Role } from '../fixtures/rules/rules-environment.ts';
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
own.profile        -----     ----- -----      g--u-   g--u- g----    g--u-  g----      g----     gl-u-
own.isActive       -----     ----- -----      g----   g---- g----    g----  g----      g----     gl---
own.role           -----     ----- -----      g----   g---- g----    g----  g----      g----     gl---
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
parcel             -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
courier.state      -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
ledger.posting     -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
order.cash         -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
tax.invoice        -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
invoice.series     -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
settlement         -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
settlement.row     -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
statement.import   -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
courier.event      -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
text.message       -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
text.day           -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
text.quota         -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
counters           -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
stock              -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
stock.move         -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
report             -----     ----- -----      -----   ----- -----    -----  -----      -----     gl---
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
manual.payment     -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
manual.claim       -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
payment.deeper     -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
rate.limit         -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
email.claim        -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
deletion           -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
closed.account     -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
role.change        -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
catalogue.index    -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
product.search     -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
anything           -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
anything.deeper    -----     ----- -----      -----   ----- -----    -----  -----      -----     -----
`;

const [columns, ...rows] = TABLE.trim()
  .split('\n')
  .map((row) => row.trim().split(/ +/));
const environment = await openRulesEnvironment('access');
afterAll(() => environment.close());

test('the table covers every role, place and operation, and every match of the rules', () => {
  expect(columns).toEqual(ROLES);
  expect(rows.map(([name]) => name)).toEqual(Object.keys(PLACES));
  for (const [name, ...cells] of rows) {
    expect(cells.length, name).toBe(ROLES.length);
    for (const cell of cells) expect(cell, name).toMatch(/^[g-][l-][c-][u-][d-]$/);
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

describe.each(rows)('%s', (name, ...cells) => {
  const place = PLACES[name as string] as Place;

  test.each(OPERATIONS)('%s', async (operation) => {
    const letter = operation.charAt(0);
    const expected = Object.fromEntries(ROLES.map((role, index) => [role, cells[index]?.includes(letter)]));
    const found: Partial<Record<Role, boolean>> = {};
    await environment.clear();
    await environment.holds({ 'products/p1': productDocument('p1') });
    /** The path and document that are stored now; undefined if the last operation may have changed them. */
    let stored: string | undefined;
    for (const role of ROLES) {
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
    expect(found).toEqual(expected);
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
