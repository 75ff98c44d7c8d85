import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statusAndBody, call, tokenOf } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { openCallers, type Callers } from '../fixtures/accounts/callers.ts';

/*
 * The settings of the shop: who reads and changes them, {from, to} of each field, and what survives. The shop has one
 * document of each section, so these tests change fields that no other test file reads.
 */
const testData = openTestData();
let callers: Callers;

interface Settings {
  readonly section: string;
  readonly values: Readonly<Record<string, string>>;
  readonly version: number;
  readonly updatedBy: string | null;
}

const URL = '/api/settings/shop';
const document = testData.db.doc('settings/shop');
const read = async (example?: Example) =>
  (await call(URL, { token: callers.tokens.admin, example })).body.data as unknown as Settings;
const change = (changes: unknown, { token = callers.tokens.admin, example }: Sender = {}) =>
  call(URL, { method: 'PUT', token, body: { changes }, example });
interface Sender {
  token?: string;
  example?: Example;
}

beforeAll(async () => {
  callers = await openCallers(testData);
  // The examples of docs/api.md begin with a shop without settings, whichever tests ran before.
  await testData.db.doc('settings/shop').delete();
});
afterAll(async () => {
  const { values } = await read();
  const changed = Object.entries(values).filter(([field]) => ['tradeLicence', 'bin'].includes(field));
  await change(Object.fromEntries(changed.map(([field, from]) => [field, { from, to: '' }])));
  await testData.close();
});

describe('the shop’s settings', () => {
  test('are read with the default of every field that is not stored', async () => {
    const { section, values } = await read('readSettings');
    expect(section).toBe('shop');
    expect(values).toMatchObject({ name: 'Nargisus', email: 'hello@nargisus.com', whatsapp: '' });
  });

  test('change field by field, with the next version, and an entry in the audit log', async () => {
    const before = await read();
    const tradeLicence = { from: before.values.tradeLicence, to: `TRAD/DSCC/${Date.now()}` };
    const answer = await change({ tradeLicence }, { example: 'changeSettings' });
    expect(answer.status).toBe(200);
    expect(answer.body.message).toBe('Settings saved');
    expect(answer.body.data).toMatchObject({
      section: 'shop',
      values: { ...before.values, tradeLicence: tradeLicence.to },
      version: before.version + 1,
      updatedBy: callers.admin.uid,
    });
    const entries = await testData.db.collection('audit').where('subject.id', '==', 'settings/shop').get();
    const changes = entries.docs.map((it) => it.data() as { after: { tradeLicence?: string } });
    expect(changes.filter(({ after }) => after.tradeLicence === tradeLicence.to)).toMatchObject([
      {
        action: 'settings.edited',
        by: { uid: callers.admin.uid },
        before: { tradeLicence: tradeLicence.from },
        after: { tradeLicence: tradeLicence.to },
      },
    ]);
  });

  test('keep stored fields that this version does not know', async () => {
    const { values } = await read();
    await document.set({ values: { ofNewerVersion: { kept: true } }, alsoKept: 1 }, { merge: true });
    expect((await change({ bin: { from: values.bin, to: `${Date.now()}` } })).status).toBe(200);
    const stored = (await document.get()).data();
    expect(stored).toMatchObject({ values: { ofNewerVersion: { kept: true } }, alsoKept: 1 });
    expect((await read()).values).not.toHaveProperty('ofNewerVersion');
  });

  test('write nothing when nothing changes', async () => {
    const { values } = await read();
    const before = await document.get();
    const same = { bin: { from: values.bin, to: ` ${values.bin} ` } };
    expect((await change(same)).status).toBe(200);
    expect((await document.get()).updateTime).toEqual(before.updateTime);
  });

  test('reject a change of another value with what a colleague made of it, and the name', async () => {
    const { values } = await read();
    const colleague = await testData.account('admin', 'Parveen Akhter');
    await change({ bin: { from: values.bin, to: '001234567-0101' } }, { token: await tokenOf(colleague) });
    const mine = {
      bin: { from: 'seen earlier', to: '009' },
      tradeLicence: { from: values.tradeLicence, to: 'X' },
    };
    const answer = await change(mine, { example: 'changeSettings: a colleague was faster' });
    expect(statusAndBody(answer)).toEqual([
      409,
      {
        success: false,
        message:
          'Parveen Akhter changed these settings: bin is "001234567-0101" now. Nothing of yours was saved.',
        data: { stale: [{ field: 'bin', from: 'seen earlier', is: '001234567-0101' }], by: 'Parveen Akhter' },
      },
    ]);
    expect((await read()).values).toMatchObject({ tradeLicence: values.tradeLicence });
  });

  test('of two concurrent changes of one field, one is stored', async () => {
    const { values, version } = await read();
    const answers = await Promise.all(
      ['A', 'B'].map((to) => change({ bin: { from: values.bin, to: `${to} ${Date.now()}` } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read()).version).toBe(version + 1);
  });
});

describe('an invalid change', () => {
  test.each([
    [{ name: { from: 'Nargisus', to: ' ' } }, { name: 'The shop needs a name' }],
    [{ email: { from: '', to: 'nargis' } }, { email: 'Email is invalid' }],
    [{ phone: { from: '', to: '12ab' } }, { phone: 'Please enter a valid phone number' }],
    [{ price: { from: 1, to: 2 } }, { price: 'There is no such setting' }],
  ])('%j is rejected by field', async (changes, errors) => {
    const [message] = Object.values(errors);
    expect(statusAndBody(await change(changes))).toEqual([400, { success: false, message, errors }]);
  });

  test.each([{}, { changes: [] }, { changes: { name: 'Nargis' } }, { changes: { name: null } }])(
    '%j is rejected',
    async (body) => {
      expect((await call(URL, { method: 'PUT', token: callers.tokens.admin, body })).status).toBe(400);
    },
  );

  test('of a section that does not exist is rejected', async () => {
    const answer = await call('/api/settings/prices', { token: callers.tokens.admin });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe('There is no such section of the settings');
  });

  test.each(['signedOut', 'user'] as const)('by a caller who is %s is rejected', async (who) => {
    const before = (await document.get()).updateTime;
    const body = { changes: { bin: { from: '', to: '1' } } };
    const { status } = await call(URL, { method: 'PUT', token: callers.tokens[who], body });
    expect(status).toBe(who === 'user' ? 403 : 401);
    expect((await document.get()).updateTime).toEqual(before);
  });
});

test('the public sections are read by anyone, and cached for a minute', async () => {
  const { status, headers, body } = await call('/api/settings', { example: 'readPublicSettings' });
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toContain('max-age=60');
  expect(Object.keys(body.data as unknown as object)).toEqual(['shop', 'ads']);
  expect((body.data as unknown as { shop: object }).shop).toMatchObject({ name: 'Nargisus', phone: '' });
});
