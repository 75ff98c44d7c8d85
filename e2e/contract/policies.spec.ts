import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCallers, type Callers } from '../fixtures/accounts/callers.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { call, statusAndBody } from '../fixtures/network/api-client.ts';

/* The texts of the policy pages. Everyone reads them; staff write them as settings. */
const testData = openTestData();
let callers: Callers;

const settings = '/api/settings/policies';
const write = (changes: object, token = callers.tokens.admin) =>
  call(settings, { method: 'PUT', token, body: { changes } });
const read = async (policy: string) => (await call(`/api/policies/${policy}`)).body.data;

beforeAll(async () => {
  callers = await openCallers(testData);
  await testData.db.doc('settings/policies').delete();
});
afterAll(async () => {
  await testData.db.doc('settings/policies').delete();
  await testData.close();
});

describe('a policy', () => {
  test('has the standard text in both languages, with the shop’s data, until staff write their own', async () => {
    const answer = await call('/api/policies/returns', { example: 'readPolicy' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('s-maxage=60');
    const { en, bn } = answer.body.data as unknown as { en: string; bn: string };
    expect(en).toContain('Write to hello@nargisus.com within 7 days');
    expect(bn).toContain('৭ দিনের মধ্যে');
  });

  test('is what staff wrote, for both languages', async () => {
    const rejected = await write({ privacy: { from: '', to: 'Ours' } }, callers.tokens.user);
    expect(rejected.status).toBe(403);
    expect((await write({ privacy: { from: '', to: '## Ours\nWe keep nothing.' } })).status).toBe(200);
    expect(await read('privacy')).toEqual({ id: 'privacy', en: '## Ours\nWe keep nothing.', bn: null });
    expect((await write({ privacy: { from: '', to: 'Stale' } })).status).toBe(409);
    expect((await write({ privacy: { from: '## Ours\nWe keep nothing.', to: '' } })).status).toBe(200);
    expect(await read('privacy')).toMatchObject({ bn: expect.stringContaining('গুগল') as string });
  });

  test('that does not exist is rejected', async () => {
    expect(statusAndBody(await call('/api/policies/refunds'))).toEqual([
      400,
      { success: false, message: 'There is no such policy', errors: { policy: 'There is no such policy' } },
    ]);
  });

  test('is not part of the settings that every page reads', async () => {
    expect(Object.keys((await call('/api/settings')).body.data!)).toEqual(['shop', 'ads']);
  });
});
