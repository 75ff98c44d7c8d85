import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { minifySync, transformWithOxc, type Plugin } from 'vite';

const SOURCE = resolve(import.meta.dirname, '../src/boot.ts');

/** Returns src/boot.ts as a minified script. firebase.json has its hash (src/boot.test.ts). */
export async function bootScript(): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE, { sourcemap: false });
  // A classic script: the function keeps its names out of the global scope.
  const body = code.replace(/^export \{\s*\};?$/m, '');
  const { code: minified, errors } = minifySync('boot.js', `(()=>{${body}})()`);
  if (errors[0]) throw new Error(errors[0].message);
  return minified.trim();
}

const PLACEHOLDER = '<!-- boot -->';

/** Replaces `<!-- boot -->` in index.html by the script, so that it runs before the first paint. */
export const inlineBoot = (): Plugin => ({
  name: 'inline-boot',
  transformIndexHtml: {
    order: 'post',
    handler: async (html) => {
      if (!html.includes(PLACEHOLDER)) throw new Error(`index.html lacks ${PLACEHOLDER}`);
      const script = await bootScript();
      return html.replace(PLACEHOLDER, () => `<script>${script}</script>`);
    },
  },
});
