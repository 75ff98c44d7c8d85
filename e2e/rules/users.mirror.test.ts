import { deleteField, doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_USER_NAME, userSchema } from '@nargisus/domain/accounts';
import {
  accepts,
  candidatesFor,
  imageEdges,
  textEdges,
  type Candidate,
} from '../fixtures/rules/candidates.ts';
import { userDocument } from '../fixtures/data/documents.ts';
import { isAllowed } from '../fixtures/assert/is-allowed.ts';
import { openRulesEnvironment, SHOPPER, type Role } from '../fixtures/rules/rules-environment.ts';

const environment = await openRulesEnvironment('users-mirror');
const record = userDocument(SHOPPER);
beforeEach(() => environment.holds({ [`users/${SHOPPER}`]: record }));
afterAll(() => environment.close());

/** The fields that each role may change; users.rules.test.ts and access.rules.test.ts cover the other fields. */
const WRITERS: { role: Role; candidates: Candidate[] }[] = [
  {
    role: 'shopper',
    candidates: candidatesFor(
      { name: 'Rahima Begum', phone: '01712345678', imageUrl: '/me.webp' },
      {
        name: textEdges(MAX_USER_NAME),
        phone: [
          ...['0', '1', '+1', '+', '01712345679', '0171234567', '017123456789', '02123456789'],
          ...['+8801712345678', '8801712345678', '9'.repeat(16), '9'.repeat(17), `+${'9'.repeat(16)}`],
          ...['+01712345678', '01712 345678', '০১৭১২৩৪৫৬৭৮', '01712345678\n', 'call me'],
        ],
        imageUrl: imageEdges,
      },
    ),
  },
];

describe.each(WRITERS)('$role', ({ role, candidates }) => {
  test.each(candidates)('the rules agree with the schema about $why', async ({ document }) => {
    const fields = Object.keys(candidates[0]?.document ?? {});
    const missing = fields.filter((field) => !(field in document));
    const kept = Object.fromEntries(Object.entries(record).filter(([field]) => !missing.includes(field)));
    const accepted = accepts(userSchema, { ...kept, ...document, _id: SHOPPER });
    const change = { ...document, ...Object.fromEntries(missing.map((field) => [field, deleteField()])) };
    const at = doc(environment.as(role).db, `users/${SHOPPER}`);
    expect(await isAllowed(updateDoc(at, { ...change, updatedAt: serverTimestamp() }))).toBe(accepted);
  });

  test('the candidates include accepted and rejected documents', () => {
    const verdicts = candidates.map(({ document }) =>
      accepts(userSchema, { ...record, ...document, _id: SHOPPER }),
    );
    expect(new Set(verdicts)).toEqual(new Set([true, false]));
  });
});
