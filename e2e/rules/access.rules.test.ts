import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { orderDocument, productDocument, userDocument } from '../fixtures/data/documents.ts';
import { isAllowed } from '../fixtures/assert/is-allowed.ts';
import {
  GUEST,
  openRulesEnvironment,
  ROLES,
  SHOPPER,
  uidOf,
  type Role,
} from '../fixtures/rules/rules-environment.ts';

/**
 * Who may do what, every cell decided: g(et), l(ist), c(reate), u(pdate), d(elete), in this order; - where not. What is
 * written is valid, so that a cell speaks of the role alone (the mirror tests speak of what is written).
 *
 * A guest id is a capability: whoever names it holds the cart, so the columns of guest carts are the same for all, and
 * what keeps others out is that nobody lists carts and that no id can be guessed.
 */
const TABLE = `
                        nobody guest otherGuest shopper other disabled forged unrecorded dismissed admin
product                 gl---  gl---  gl---     gl---   gl--- gl---    gl---  gl---      gl---     glcu-
user.profile            -----  -----  -----     g--u-   ----- -----    -----  -----      -----     gl---
user.isActive           -----  -----  -----     g----   ----- -----    -----  -----      -----     gl---
user.role               -----  -----  -----     g----   ----- -----    -----  -----      -----     gl---
own.profile             -----  -----  -----     g--u-   g--u- g----    g--u-  g----      g----     gl-u-
own.isActive            -----  -----  -----     g----   g---- g----    g----  g----      g----     gl---
own.role                -----  -----  -----     g----   g---- g----    g----  g----      g----     gl---
cart                    -----  -----  -----     g-cu-   ----- -----    -----  -----      -----     -----
cart.line               -----  -----  -----     glcud   ----- -----    -----  -----      -----     -----
own.cart                -----  -----  -----     g-cu-   g-cu- g----    g-cu-  g-cu-      g----     g-cu-
own.cart.line           -----  -----  -----     glcud   glcud gl--d    glcud  glcud      gl--d     glcud
guest.cart              g-cu-  g-cu-  g-cu-     g-cu-   g-cu- g-cu-    g-cu-  g-cu-      g-cu-     g-cu-
guest.cart.line         glcud  glcud  glcud     glcud   glcud glcud    glcud  glcud      glcud     glcud
guessed.cart            -----  -----  -----     -----   ----- -----    -----  -----      -----     -----
guessed.cart.line       -----  -----  -----     -----   ----- -----    -----  -----      -----     -----
cart.deeper             -----  -----  -----     -----   ----- -----    -----  -----      -----     -----
lines.of.all.carts      -----  -----  -----     -----   ----- -----    -----  -----      -----     -----
order                   -----  -----  -----     g----   ----- -----    -----  -----      -----     gl---
own.order               -----  -----  -----     gl---   gl--- gl---    gl---  gl---      gl---     gl---
order.note              -----  -----  -----     -----   ----- -----    -----  -----      -----     gl---
own.order.note          -----  -----  -----     -----   ----- -----    -----  -----      -----     gl---
orders.by.e-mail        -----  -----  -----     g----   g---- g----    g----  g----      g----     gl---
counters                -----  -----  -----     -----   ----- -----    -----  -----      -----     gl---
report                  -----  -----  -----     -----   ----- -----    -----  -----      -----     gl---
audit                   -----  -----  -----     -----   ----- -----    -----  -----      -----     gl---
mail                    -----  -----  -----     -----   ----- -----    -----  -----      -----     -----
payment                 -----  -----  -----     -----   ----- -----    -----  -----      -----     -----
payment.deeper          -----  -----  -----     -----   ----- -----    -----  -----      -----     -----
rate.limit              -----  -----  -----     -----   ----- -----    -----  -----      -----     -----
email.claim             -----  -----  -----     -----   ----- -----    -----  -----      -----     -----
deletion                -----  -----  -----     -----   ----- -----    -----  -----      -----     -----
closed.account          -----  -----  -----     -----   ----- -----    -----  -----      -----     -----
role.change             -----  -----  -----     -----   ----- -----    -----  -----      -----     -----
catalogue.index         -----  -----  -----     -----   ----- -----    -----  -----      -----     -----
anything                -----  -----  -----     -----   ----- -----    -----  -----      -----     -----
anything.deeper         -----  -----  -----     -----   ----- -----    -----  -----      -----     -----
`;

interface Place {
  /** Where the documents are, and how they are listed. */
  readonly path: (role: Role) => string;
  readonly list?: 'everywhere' | [field: string, value: (role: Role) => string];
  /** The document before the operation, and the data that creates it again. */
  readonly stands: (role: Role) => object;
  readonly change: (role: Role) => object;
  /** Beside it, for as long as it is tried. */
  readonly beside?: (role: Role) => Record<string, object>;
}

const now = serverTimestamp();
const expireAt = new Date(Date.now() + 30 * 24 * 3600 * 1000);
const times = { addedAt: now, updatedAt: now };
const fresh = { createdAt: now, updatedAt: now };
const line = () => {
  const { name, price, image } = productDocument('p1');
  return { productId: 'p1', name, price, image, size: 'M', quantity: 1, ...times };
};
const lines = { lines: ['p1_M'], updatedAt: now };
const isActive = (role: Role) => role !== 'disabled' && role !== 'dismissed';
const isRecordedAdmin = (role: Role) => role === 'admin' || role === 'dismissed';
const own = (role: Role) =>
  userDocument(uidOf(role), { isActive: isActive(role), role: isRecordedAdmin(role) ? 'admin' : 'user' });
const closed = (path: string): Place => ({
  path: () => path,
  stands: () => orderDocument(SHOPPER),
  change: () => ({ totalAmount: 1 }),
});
/** The list has the line already, so that the line alone can be tried. */
const aLine = (owner: (role: Role) => string, expiry: object = {}): Place => ({
  path: (role) => `carts/${owner(role)}/items/p1_M`,
  stands: () => ({ ...line(), ...expiry }),
  change: () => ({ quantity: 2, updatedAt: now, ...expiry }),
  beside: (role) => ({ [`carts/${owner(role)}`]: { ...lines, ...expiry } }),
});
const aCart = (owner: (role: Role) => string, expiry: object = {}): Place => ({
  path: (role) => `carts/${owner(role)}`,
  stands: () => ({ ...lines, ...expiry }),
  change: () => ({ lines: ['p1_M', 'p1_L'], updatedAt: now, ...expiry }),
});
const aUser = (who: (role: Role) => Role, change: (role: Role) => object): Place => ({
  path: (role) => `users/${uidOf(who(role))}`,
  stands: (role) => own(who(role)),
  change: (role) => ({ ...change(role), updatedAt: now }),
});
const aNote = (order: string): Place => ({
  path: () => `orders/${order}/notes/n1`,
  stands: () => ({ text: 'Call before you come', author: { uid: 'a1', name: 'A', email: 'a@x.y' }, at: now }),
  change: () => ({ text: 'Nothing' }),
});
const theShopper = (): Role => 'shopper';
const oneself = (role: Role) => role;

const PLACES: Record<string, Place> = {
  product: {
    path: () => 'products/p1',
    stands: (role) => ({ ...productDocument('p1'), ...fresh, version: 1, updatedBy: uidOf(role) }),
    change: (role) => ({ price: 5, updatedAt: now, version: 2, updatedBy: uidOf(role) }),
  },
  'user.profile': aUser(theShopper, () => ({ name: 'Somebody' })),
  'user.isActive': aUser(theShopper, () => ({ isActive: false })),
  'user.role': aUser(theShopper, () => ({ role: 'admin' })),
  'own.profile': aUser(oneself, () => ({ name: 'Somebody' })),
  'own.isActive': aUser(oneself, (role) => ({ isActive: !isActive(role) })),
  'own.role': aUser(oneself, () => ({ role: 'owner' })),
  cart: aCart(() => SHOPPER),
  'cart.line': aLine(() => SHOPPER),
  'own.cart': aCart(uidOf),
  'own.cart.line': aLine(uidOf),
  'guest.cart': aCart(() => GUEST, { expireAt }),
  'guest.cart.line': aLine(() => GUEST, { expireAt }),
  'guessed.cart': aCart(() => 'guest_1', { expireAt }),
  'guessed.cart.line': aLine(() => 'guest_1', { expireAt }),
  'cart.deeper': closed(`carts/${SHOPPER}/items/p1_M/notes/1`),
  'lines.of.all.carts': { ...closed('somewhere/else/items/p1_M'), list: 'everywhere' },
  order: closed('orders/o1'),
  'own.order': {
    path: () => 'orders/o2',
    stands: (role) => orderDocument(uidOf(role)),
    change: () => ({ totalAmount: 1 }),
    list: ['uid', uidOf],
  },
  'order.note': { ...aNote('o1'), beside: () => ({ 'orders/o1': orderDocument(SHOPPER) }) },
  'own.order.note': {
    ...aNote('o2'),
    beside: (role) => ({ 'orders/o2': orderDocument(uidOf(role)) }),
  },
  'orders.by.e-mail': {
    path: () => 'orders/o3',
    stands: (role) => orderDocument(uidOf(role)),
    change: () => ({ totalAmount: 1 }),
    list: ['userEmail', (role) => `${uidOf(role)}@example.com`],
  },
  counters: closed('counters/orders/shards/0'),
  report: closed('reports/2026-11-20'),
  audit: closed('audit/e1'),
  mail: closed('mails/o1_order-confirmation'),
  payment: closed('payments/t1'),
  'payment.deeper': closed('payments/t1/answers/1'),
  'rate.limit': closed('rateLimits/uid-shopper.orders.1'),
  'email.claim': closed('emails/0a1b2c'),
  deletion: closed('deletions/uid-shopper'),
  'closed.account': closed('closedAccounts/uid-shopper'),
  'role.change': closed('roleChanges/uid-shopper'),
  'catalogue.index': closed('catalogueIndex/0'),
  anything: closed('anything/else'),
  'anything.deeper': closed('anything/else/at/all'),
};

const [columns, ...rows] = TABLE.trim()
  .split('\n')
  .map((row) => row.trim().split(/ +/));
const environment = await openRulesEnvironment('access');
afterAll(() => environment.close());

test('the table has a cell for every role, place and operation, and a place for every match of the rules', () => {
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
  const named = Object.values(PLACES).flatMap(({ path }) => path('admin').split('/'));
  for (const name of matched.filter((it) => it !== 'databases')) expect(named).toContain(name);
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
      return isAllowed(setDoc(at, place.stands(role)));
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
    const decided = Object.fromEntries(ROLES.map((role, index) => [role, cells[index]?.includes(letter)]));
    const found: Partial<Record<Role, boolean>> = {};
    await environment.clear();
    await environment.holds({ 'products/p1': productDocument('p1') });
    let asItStood: string | undefined;
    for (const role of ROLES) {
      const path = place.path(role);
      const ownRecord = path === `users/${uidOf(role)}`;
      // Whoever has no record must not get one by the way, and nobody loses hers who needs it to be let in.
      const stands =
        operation === 'create' || (role === 'unrecorded' && ownRecord) ? null : place.stands(role);
      const standing = JSON.stringify([path, stands]);
      if (asItStood !== standing) await environment.holds({ ...place.beside?.(role), [path]: stands });
      found[role] = await may(role, operation, place);
      const changed = found[role] && operation !== 'get' && operation !== 'list';
      asItStood = changed || ownRecord ? undefined : standing;
      if (operation === 'create' && ownRecord) await environment.clear();
    }
    expect(found).toEqual(decided);
  });
});

test('a guessable guest id grants no access', async () => {
  const nearly = [
    'guest',
    'guest_1790000000000_abc',
    `${GUEST}!`,
    GUEST.toUpperCase(),
    GUEST.replace('guest_1', 'guest_'),
  ];
  for (const id of nearly) {
    expect(await environment.as('guest').mayGet(`carts/${id}`), id).toBe(false);
  }
  expect(await environment.as('guest').mayGet(`carts/${GUEST}`)).toBe(true);
});
