import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { slimScript } from '../../vite/slim-inline-scripts.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test('the script that chooses the scheme before the first paint is the one that the Content-Security-Policy allows', () => {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(read('web/index.html')) ?? [];
  const hash = createHash('sha256').update(slimScript(script)).digest('base64');
  expect(read('firebase.json')).toContain(`script-src 'self' 'sha256-${hash}'`);
});
