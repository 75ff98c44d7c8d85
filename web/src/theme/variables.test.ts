import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themeVariables } from './variables.ts';

const plain = (css: string) => css.replaceAll("'", '"').replace(/\s+/g, '');

test.each([
  ['variables.css', themeVariables().shop],
  ['mui-variables.css', themeVariables().mui],
])('%s equals the variables of the theme (`npm run theme -w web` writes it)', (file, variables) => {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8');
  expect(plain(css).replace(/^\/\*.*?\*\//, '')).toBe(plain(variables));
});

test('variables.css has every variable of the theme that a style sheet uses without a fallback', () => {
  const root = new URL('..', import.meta.url).pathname;
  const known = readFileSync(new URL('variables.css', import.meta.url), 'utf8');
  const unknown = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readFileSync(root + file, 'utf8').matchAll(/var\((--shop-(?!top)[\w-]+)\)/g)]
        .filter(([, name]) => !known.includes(`${name}:`))
        .map(([, name]) => `${file}: ${name}`),
    );
  expect(unknown).toEqual([]);
});
