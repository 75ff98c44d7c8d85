import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCallers, type Callers } from '../fixtures/accounts/callers.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { call, statusAndBody } from '../fixtures/network/api-client.ts';

/* The size charts, which everyone reads and staff write as settings. The browser tests write other charts than this file. */
const testData = openTestData();
let callers: Callers;

interface Chart {
  readonly measures: readonly { name: string; values: Readonly<Record<string, number>> }[];
}

const settings = '/api/settings/sizeCharts';
const write = (changes: object, token = callers.tokens.admin) =>
  call(settings, { method: 'PUT', token, body: { changes } });
const read = async () => {
  const answer = await call('/api/size-charts', { example: 'readSizeCharts' });
  expect(answer.status).toBe(200);
  return { charts: answer.body.data as unknown as Readonly<Record<string, Chart>>, answer };
};

beforeAll(async () => {
  callers = await openCallers(testData);
  await testData.db.doc('settings/sizeCharts').delete();
});
afterAll(async () => {
  await testData.db.doc('settings/sizeCharts').delete();
  await testData.close();
});

const kids: Chart & { measures: readonly object[] } = {
  measures: [{ of: 'body', name: 'Height', nameBn: 'উচ্চতা', values: { '2Y': 90.5, '4Y': 89 } } as never],
};

describe('the size charts', () => {
  test('are the defaults until staff write others, and cached for a minute', async () => {
    const { charts, answer } = await read();
    expect(answer.headers.get('cache-control')).toContain('s-maxage=60');
    expect(Object.keys(charts)).toEqual(['men', 'women', 'kids', 'trousers', 'belts', 'shoes']);
    expect(charts.men!.measures[0]).toMatchObject({ name: 'Chest', values: { XS: 84, M: 94 } });
  });

  test('are what staff wrote; a size that falls is stored as it is', async () => {
    const from = (await read()).charts.kids;
    expect((await write({ kids: { from, to: kids } }, callers.tokens.user)).status).toBe(403);
    expect((await write({ kids: { from, to: kids } })).status).toBe(200);
    const { charts } = await read();
    expect(charts.kids).toEqual(kids);
    expect(charts.shoes!.measures).not.toEqual([]);
    expect((await write({ kids: { from, to: { measures: [] } } })).status).toBe(409);
    expect((await write({ kids: { from: kids, to: { measures: [] } } })).status).toBe(200);
    expect((await read()).charts.kids).toEqual({ measures: [] });
  });

  test.each([
    [{ '2Y': 0 }, 'A measure is a number of cm from 1 to 300, with one decimal at most'],
    [{ XL: 90 }, 'A measure has a size that the chart does not have'],
  ])('reject %j with a message', async (values, message) => {
    const to = { measures: [{ ...kids.measures[0], values }] };
    expect(statusAndBody(await write({ kids: { from: null, to } }))).toEqual([
      400,
      { success: false, message, errors: { kids: message } },
    ]);
  });

  test('are not part of the settings that every page reads', async () => {
    expect(Object.keys((await call('/api/settings')).body.data!)).toEqual(['shop', 'ads']);
  });
});
