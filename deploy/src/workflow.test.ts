import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { read, root } from './testing/doc-pages.ts';

/* The deployment workflows, whose defects would otherwise show only during a deployment. */
interface Job {
  readonly needs?: string;
  readonly uses?: string;
  readonly environment?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly steps?: readonly { uses?: string; run?: string; with?: Readonly<Record<string, unknown>> }[];
}
interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const FOLDER = '.github/workflows';
const files = readdirSync(resolve(root, FOLDER));
const workflow = (name: string) => parse(read(`${FOLDER}/${name}`)) as Workflow;
const main = workflow('deploy.yml');
const deployTo = workflow('deploy-to.yml');
const steps = [main, deployTo].flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps ?? []));
const runs = steps.flatMap(({ run }) => run ?? []);

test('production is deployed after staging, and staging after the tests', () => {
  expect(Object.keys(main.jobs)).toEqual(['test', 'staging', 'production']);
  expect(main.jobs['staging']?.needs).toBe('test');
  expect(main.jobs['production']?.needs).toBe('staging');
  for (const name of ['staging', 'production']) {
    const { uses, with: inputs } = main.jobs[name]!;
    expect(uses).toBe(`./${FOLDER}/deploy-to.yml`);
    expect(inputs?.['environment']).toBe(name);
  }
  expect(main.jobs['production']?.with?.['preflight-flags']).toBeUndefined();
  expect(deployTo.jobs['deploy']?.environment).toBe('${{ inputs.environment }}');
});

test('every npm script and file that a step runs exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
  const named = runs.flatMap((run) => [...run.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!));
  expect(named).toEqual(expect.arrayContaining(['build', 'preflight', 'audit:production']));
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  expect(runs).toContain('.ci/run');
  expect(existsSync(resolve(root, '.ci/run'))).toBe(true);
});

test('preflight runs before a non-interactive deployment', () => {
  const indexOf = (command: string) => runs.findIndex((run) => run.includes(command));
  expect(indexOf('npm run build')).toBeGreaterThan(-1);
  expect(indexOf('npm run preflight')).toBeGreaterThan(indexOf('npm run build'));
  expect(indexOf('npx firebase deploy')).toBeGreaterThan(indexOf('npm run preflight'));
  expect(runs[indexOf('npx firebase deploy')]).toBe(
    'npx firebase deploy --project "$PROJECT" --non-interactive --force',
  );
});

test('the workflows use workload identity and store no key', () => {
  expect(main.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
  expect(deployTo.permissions).toEqual(main.permissions);
  const auth = steps.find(({ uses }) => uses?.startsWith('google-github-actions/auth@'));
  expect(auth?.with).toEqual({
    workload_identity_provider: '${{ vars.WORKLOAD_IDENTITY_PROVIDER }}',
    service_account: '${{ vars.DEPLOY_SERVICE_ACCOUNT }}',
  });
  for (const file of files)
    expect(read(`${FOLDER}/${file}`)).not.toMatch(/secrets\.|credentials_json|FIREBASE_TOKEN/);
});

test('docs/deploy.md names both variables and the workflow', () => {
  const page = read('docs/deploy.md');
  for (const name of ['WORKLOAD_IDENTITY_PROVIDER', 'DEPLOY_SERVICE_ACCOUNT', 'deploy.yml'])
    expect(page).toContain(name);
});
