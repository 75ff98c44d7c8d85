import fc from 'fast-check';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { userSchema } from '@nargisus/domain/accounts';
import { cartItemSchema } from '@nargisus/domain/cart';
import { accepts, imageEdges, textEdges, without } from '../fixtures/rules/candidates.ts';
import { productDocument, userDocument } from '../fixtures/data/documents.ts';
import { acceptsProduct, VALID_PRODUCT } from '../fixtures/rules/product-candidates.ts';
import { isAllowed } from '../fixtures/assert/is-allowed.ts';
import { openRulesEnvironment, SHOPPER, uidOf } from '../fixtures/rules/rules-environment.ts';
import { fuzzOptions, runFuzz } from './run-fuzz.ts';

/*
 * `npm run fuzz:rules -- [--minutes N] [--seed S]`, beside npm start: gives valid documents, and documents with up to three changed
 * fields, to the security rules and to the schemas. Both must give the same verdict.
 */
const options = fuzzOptions();
const environment = await openRulesEnvironment('fuzz');
const verdicts = { allowed: 0, denied: 0 };

type Document = Record<string, unknown>;

/** Replacement values: anything that Firestore can store, especially near the limits of the rules. */
const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, 1, -1, 1.5, 10, 11, '', ' ', [], {}, new Date(0)),
  fc.constantFrom(...imageEdges, ...textEdges(120)),
  fc.integer(),
  fc.double(),
  fc.integer({ min: -500, max: 200_000_000 }).map((paisa) => paisa / 100),
  fc.string({ unit: 'grapheme', maxLength: 130 }),
  fc.stringMatching(/^[+]?[0-9]{0,18}$/),
  fc.constantFrom('home', 'clothing', 'XS', 'XXL', 'men', 'summer', 'admin'),
  fc.array(fc.constantFrom<unknown>('men', 'women', 'kids', 7, null), { maxLength: 9 }),
  fc.dictionary(
    fc.constantFrom('width', 'height', 'avif', 'webp', 'a'),
    fc.constantFrom<unknown>(320, '/a.webp'),
    {
      maxKeys: 4,
    },
  ),
);

/** The valid document with up to three fields replaced, dropped or added. */
function mutations(valid: Document): fc.Arbitrary<Document> {
  const fields = [...Object.keys(valid), 'discount'];
  const change = fc.tuple(fc.constantFrom(...fields), fc.option(value, { nil: undefined, freq: 8 }));
  return fc
    .array(change, { maxLength: 3 })
    .map((changes) =>
      changes.reduce<Document>(
        (document, [field, other]) =>
          other === undefined ? without(document, field) : { ...document, [field]: other },
        valid,
      ),
    );
}

const now = new Date();
const profile = { name: 'Rahima Begum', phone: '01712345678', imageUrl: '/me.webp' };
const line = { productId: 'p1', name: 'Panjabi', price: 1250.5, image: '/a.webp', size: 'M', quantity: 1 };

const anyWrite = fc.oneof(
  mutations(VALID_PRODUCT).map((document) => ({ what: 'product' as const, document })),
  mutations(profile).map((document) => ({ what: 'profile' as const, document })),
  mutations(line).map((document) => ({ what: 'line' as const, document })),
);

/** Writes the document as a permitted user. Returns whether the rules allow it, and whether the schema accepts it. */
const VERDICTS: Record<'product' | 'profile' | 'line', (document: Document) => Promise<[boolean, boolean]>> =
  {
    product: async (document) => {
      await environment.holds({ 'products/p': null });
      const save = { updatedAt: serverTimestamp(), version: 1, updatedBy: uidOf('admin') };
      const stored = { ...document, createdAt: serverTimestamp(), ...save };
      return [await environment.as('admin').maySet('products/p', stored), acceptsProduct(document, 'p')];
    },
    profile: async (document) => {
      const record = userDocument(SHOPPER);
      await environment.holds({ [`users/${SHOPPER}`]: record });
      const accepted = accepts(userSchema, { ...record, ...document, _id: SHOPPER });
      const at = doc(environment.as('shopper').db, `users/${SHOPPER}`);
      return [await isAllowed(updateDoc(at, { ...document, updatedAt: serverTimestamp() })), accepted];
    },
    line: async (document) => {
      const { name, price, image } = document;
      const times = { addedAt: now, updatedAt: now };
      const accepted =
        !('expireAt' in document) && accepts(cartItemSchema, { ...document, ...times, _id: 'p1_M' });
      // The product has the line's values, so that the verdict depends on their shape alone.
      const productFields = Object.fromEntries(
        Object.entries({ name, price, image }).filter(([, it]) => it !== undefined),
      );
      await environment.holds({
        'products/p1': { ...productDocument('p1'), ...productFields },
        [`carts/${SHOPPER}`]: { lines: ['p1_M'], updatedAt: now },
        [`carts/${SHOPPER}/items/p1_M`]: null,
      });
      const stored = { ...document, addedAt: serverTimestamp(), updatedAt: serverTimestamp() };
      return [await environment.as('shopper').maySet(`carts/${SHOPPER}/items/p1_M`, stored), accepted];
    },
  };

try {
  const passed = await runFuzz(
    anyWrite,
    async ({ what, document }) => {
      const [allowed, accepted] = await VERDICTS[what](document);
      verdicts[allowed ? 'allowed' : 'denied']++;
      if (allowed !== accepted) {
        throw new Error(
          `The rules ${allowed ? 'allow' : 'deny'} it, the schema ${accepted ? 'accepts' : 'rejects'} it.`,
        );
      }
    },
    options,
  );
  console.info(`${verdicts.allowed} writes were allowed, ${verdicts.denied} denied.`);
  process.exitCode = passed ? 0 : 1;
} finally {
  await environment.close();
}
process.exit();
