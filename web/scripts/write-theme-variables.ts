/**
 * `npm run theme -w web`: writes src/theme/variables.css and mui-variables.css from the theme, after a change of its colours.
 */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { themeVariables } from '../src/theme/variables.ts';

const { shop, mui } = themeVariables();
await write('variables.css', shop);
await write('mui-variables.css', mui);

async function write(file: string, css: string): Promise<void> {
  const target = new URL(`../src/theme/${file}`, import.meta.url);
  const text = `/* Written by \`npm run theme -w web\` from theme.ts and palette.ts. */\n${css}`;
  writeFileSync(target, await format(text, { ...(await resolveConfig(target.pathname)), parser: 'css' }));
}
