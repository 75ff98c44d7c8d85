import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bootScript } from '../vite/inline-boot.ts';

test('the Content-Security-Policy allows the inline script by its hash', async () => {
  const hash = createHash('sha256')
    .update(await bootScript())
    .digest('base64');
  const hosting = readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8');
  expect(hosting).toContain(`script-src 'self' 'sha256-${hash}'`);
});
