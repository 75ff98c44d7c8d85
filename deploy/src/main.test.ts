import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { createCheckout, type TestCheckout } from './testing/create-checkout.ts';

let folder: TestCheckout | undefined;
afterEach(() => folder?.delete());

async function run(root: string, ...parameters: string[]): Promise<{ code: number; said: string }> {
  const main = resolve(import.meta.dirname, 'main.ts');
  const command = ['--import', 'tsx', main, '--root', root, ...parameters];
  return promisify(execFile)(process.execPath, command).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, said: stdout }),
  );
}

test('nothing missing: exit code 0, and what only the account can tell', async () => {
  folder = createCheckout();
  const { code, said } = await run(folder.root);
  expect(said).toContain('Nothing is missing here');
  expect(said).toContain('functions:secrets:get SENDGRID_API_KEY --project nargisus-shop');
  expect(code).toBe(0);
});

test('something missing: exit code 1, what it is and what to do', async () => {
  folder = createCheckout();
  folder.remove('web/.env.production');
  folder.parameters({ SHOP_ORIGIN: '' });
  const { code, said } = await run(folder.root, '--project', 'nargisus-shop');
  expect(said).toContain('web/.env.production is missing.\n     Write it as docs/deploy.md says');
  expect(said).toMatch(/2 things are missing/);
  expect(code).toBe(1);
});
