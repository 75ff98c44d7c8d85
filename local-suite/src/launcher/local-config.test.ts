import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allowEmulators } from './local-config.ts';
import { addresses } from './addresses.ts';
import { workspace } from './workspace-paths.ts';

test('only adds the emulators to the directives of the local policy that reach them', () => {
  const { firestore, auth, storage } = addresses.hosts;
  const policy = "default-src 'self'; connect-src 'self' https://a.example; script-src 'self'";
  expect(allowEmulators(policy)).toBe(
    `default-src 'self'; connect-src 'self' https://a.example http://${firestore} http://${auth} http://${storage}; script-src 'self'`,
  );
});

test('names no local address and allows no inline script in the deployed policy', () => {
  const deployed = readFileSync(workspace.firebaseJson, 'utf8');
  expect(deployed).not.toMatch(/127\.0\.0\.1|localhost/);
  expect(deployed).not.toMatch(/script-src[^;]*unsafe-/);
});
