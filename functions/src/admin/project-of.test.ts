import { afterEach, expect, test, vi } from 'vitest';
import { projectOf } from './project-of.ts';

afterEach(() => vi.unstubAllEnvs());

test('bills the calls of a person to the project that the command names', () => {
  vi.stubEnv('GOOGLE_CLOUD_QUOTA_PROJECT', undefined);
  expect(projectOf(['--project', 'nargisus-shop'])).toBe('nargisus-shop');
  expect(process.env.GOOGLE_CLOUD_QUOTA_PROJECT).toBe('nargisus-shop');
});

test('keeps a quota project that is already set', () => {
  vi.stubEnv('GOOGLE_CLOUD_QUOTA_PROJECT', 'billing');
  projectOf(['--project', 'nargisus-shop']);
  expect(process.env.GOOGLE_CLOUD_QUOTA_PROJECT).toBe('billing');
});

test('explains how to name a project when none is named', () => {
  vi.stubEnv('GCLOUD_PROJECT', undefined);
  expect(() => projectOf(['--again'])).toThrow(/--project ID, or --local/);
});
