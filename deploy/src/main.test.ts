import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { createCheckout, type TestCheckout } from './testing/create-checkout.ts';

let folder: TestCheckout | undefined;
afterEach(() => folder?.delete());

async function run(root: string, ...parameters: string[]): Promise<{ code: number; output: string }> {
  const main = resolve(import.meta.dirname, 'main.ts');
  const command = ['--import', 'tsx', main, '--root', root, ...parameters];
  return promisify(execFile)(process.execPath, command).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, output: stdout }),
  );
}

test('exits with 0 and prints the account commands when nothing is missing', async () => {
  folder = createCheckout();
  const { code, output } = await run(folder.root);
  expect(output).toContain('Nothing is missing in the checkout');
  expect(output).toContain('functions:secrets:get SENDGRID_API_KEY --project nargisus-shop');
  expect(code).toBe(0);
});

test('exits with 1 and prints each finding with its remedy when something is missing', async () => {
  folder = createCheckout();
  folder.remove('web/.env.production');
  folder.parameters({ SHOP_ORIGIN: '' });
  const { code, output } = await run(folder.root, '--project', 'nargisus-shop');
  expect(output).toContain('web/.env.production is missing.\n     Write it as docs/deploy.md describes');
  expect(output).toMatch(/2 things are missing/);
  expect(code).toBe(1);
});
