import { expect, test } from 'vitest';
import { checkHealth } from './check-health.ts';

test('succeeds when the database answers', async () => {
  await expect(checkHealth({ ping: () => Promise.resolve() })).resolves.toBeUndefined();
});

test('answers 503 when the database fails', async () => {
  const cause = new Error('UNAVAILABLE');
  await expect(checkHealth({ ping: () => Promise.reject(cause) })).rejects.toMatchObject({
    code: 'unreachable',
    cause,
  });
});

test('answers 503 when the database does not answer in time', async () => {
  await expect(checkHealth({ ping: () => new Promise(() => {}) }, 10)).rejects.toMatchObject({
    code: 'unreachable',
  });
});
