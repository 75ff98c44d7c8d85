import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestData } from '../fixtures/data/test-data.ts';
import { statusAndBody } from '../fixtures/network/api-client.ts';
import { openStaff, type Staff } from './emails.ts';

/* An account with another sign-in method, which its previous owner may have left, is not made an admin. */
const testData = openTestData();
const { auth } = testData;
let staff: Staff;

beforeAll(async () => {
  staff = await openStaff(testData);
});
afterAll(() => testData.close());

test.each([
  [
    'a Google account with another email',
    { providerId: 'google.com', uid: 'g-1', email: 'mallory@evil.test' },
    'mallory@evil.test',
  ],
  ['a phone number', { providerId: 'phone', phoneNumber: '+8801712345678' }, '+8801712345678'],
])(
  'rejects the promotion of an account with a linked sign-in by %s, also when its email is verified',
  async (_what, link, signIn) => {
    const person = await testData.account();
    if ('phoneNumber' in link) await auth.updateUser(person.uid, { phoneNumber: link.phoneNumber });
    else await auth.updateUser(person.uid, { providerToLink: link });
    expect(statusAndBody(await staff.makeAdmin(person))).toEqual([
      409,
      {
        success: false,
        message: `This account can also be opened with ${signIn}: have that sign-in removed first`,
      },
    ]);
    expect([await staff.claimOf(person.uid), (await staff.recordOf(person.uid))?.role]).toEqual([
      undefined,
      'user',
    ]);
  },
);

test('accepts the promotion of an account with a linked Google account of the same email', async () => {
  const person = await testData.account();
  const link = { providerId: 'google.com', uid: `g-${person.uid}`, email: person.email };
  await auth.updateUser(person.uid, { providerToLink: link });
  expect((await staff.makeAdmin(person)).status).toBe(200);
});

test.each(['facebook.com', 'google.com', 'github.com'])(
  'rejects the promotion of an unverified account with a linked %s account of the same email',
  async (providerId) => {
    const person = await testData.account('user', 'Linked', { emailVerified: false });
    await auth.updateUser(person.uid, {
      providerToLink: { providerId, uid: `p-${person.uid}`, email: person.email },
    });
    await auth.updateUser(person.uid, { emailVerified: false });
    const message = `This account has not proved that ${person.email} is its own: ask for the verification mail to be answered first`;
    expect(statusAndBody(await staff.makeAdmin(person))).toEqual([409, { success: false, message }]);
    expect([await staff.claimOf(person.uid), (await staff.recordOf(person.uid))?.role]).toEqual([
      undefined,
      'user',
    ]);
  },
);
