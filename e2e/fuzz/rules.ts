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
 * `npm run fuzz:rules -- [--minutes N] [--seed S]`, beside npm start: documents that are right, nearly right and wrong in
 * several fields at once, given to the rules and to the schemas. Both must say the same: no write is taken that a schema
 * refuses, and none refused that it takes.
 */
const options = fuzzOptions();
const suite = await openRulesEnvironment('fuzz');
const verdicts = { taken: 0, refused: 0 };

type Document = Record<string, unknown>;

/** What stands in a field instead of what belongs there: what Firestore can hold, above all near the edges of rules. */
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
function near(valid: Document): fc.Arbitrary<Document> {
  const fields = [...Object.keys(valid), 'discount'];
  const change = fc.tuple(fc.constantFrom(...fields), fc.option(value, { nil: undefined, freq: 8 }));
  return fc
    .array(change, { maxLength: 3 })
    .map((changes) =>
      changes.reduce<Document>(
        (so, [field, other]) => (other === undefined ? without(so, field) : { ...so, [field]: other }),
        valid,
      ),
    );
}

const now = new Date();
const profile = { name: 'Rahima Begum', phone: '01712345678', imageUrl: '/me.webp' };
const line = { productId: 'p1', name: 'Panjabi', price: 1250.5, image: '/a.webp', size: 'M', quantity: 1 };

const anyWrite = fc.oneof(
  near(VALID_PRODUCT).map((document) => ({ what: 'product' as const, document })),
  near(profile).map((document) => ({ what: 'profile' as const, document })),
  near(line).map((document) => ({ what: 'line' as const, document })),
);

/** Writes it as whoever may write such a document: what the rules say, and what the schema says. */
const JUDGES: Record<'product' | 'profile' | 'line', (document: Document) => Promise<[boolean, boolean]>> = {
  product: async (document) => {
    await suite.holds({ 'products/p': null });
    const save = { updatedAt: serverTimestamp(), version: 1, updatedBy: uidOf('admin') };
    const stored = { ...document, createdAt: serverTimestamp(), ...save };
    return [await suite.as('admin').maySet('products/p', stored), acceptsProduct(document, 'p')];
  },
  profile: async (document) => {
    const record = userDocument(SHOPPER);
    await suite.holds({ [`users/${SHOPPER}`]: record });
    const accepted = accepts(userSchema, { ...record, ...document, _id: SHOPPER });
    const at = doc(suite.as('shopper').db, `users/${SHOPPER}`);
    return [await isAllowed(updateDoc(at, { ...document, updatedAt: serverTimestamp() })), accepted];
  },
  line: async (document) => {
    const { name, price, image } = document;
    const times = { addedAt: now, updatedAt: now };
    const accepted =
      !('expireAt' in document) && accepts(cartItemSchema, { ...document, ...times, _id: 'p1_M' });
    // The product has whatever the line says of it, so that its shape alone is judged.
    const said = Object.fromEntries(
      Object.entries({ name, price, image }).filter(([, it]) => it !== undefined),
    );
    await suite.holds({
      'products/p1': { ...productDocument('p1'), ...said },
      [`carts/${SHOPPER}`]: { lines: ['p1_M'], updatedAt: now },
      [`carts/${SHOPPER}/items/p1_M`]: null,
    });
    const stored = { ...document, addedAt: serverTimestamp(), updatedAt: serverTimestamp() };
    return [await suite.as('shopper').maySet(`carts/${SHOPPER}/items/p1_M`, stored), accepted];
  },
};

try {
  const good = await runFuzz(
    anyWrite,
    async ({ what, document }) => {
      const [taken, accepted] = await JUDGES[what](document);
      verdicts[taken ? 'taken' : 'refused']++;
      if (taken !== accepted) {
        throw new Error(
          `The rules ${taken ? 'take' : 'refuse'} it, the schema ${accepted ? 'takes' : 'refuses'} it.`,
        );
      }
    },
    options,
  );
  console.info(`${verdicts.taken} writes were taken, ${verdicts.refused} refused.`);
  process.exitCode = good ? 0 : 1;
} finally {
  await suite.close();
}
process.exit();
