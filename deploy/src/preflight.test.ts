import { expect, test } from 'vitest';
import { usePreflight } from './testing/use-preflight.ts';

/* The tests of checks/ break one thing each. */
const checkout = usePreflight();

test('finds nothing in a complete checkout', async () => {
  expect(await checkout.findings()).toEqual([]);
  expect(await checkout.findings({ project: 'nargisus-shop' })).toEqual([]);
});

test('rejects the local project', async () => {
  expect(await checkout.findings({ project: 'local' })).toContain(
    'The project is demo-nargisus, which exists only on this machine.',
  );
});
