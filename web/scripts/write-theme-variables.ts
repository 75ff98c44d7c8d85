/** `npm run theme -w web`: writes src/theme/variables.css from the theme, after a change of its colours. */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { themeVariables } from '../src/theme/variables.ts';

const target = new URL('../src/theme/variables.css', import.meta.url);
const css = `/* Written by \`npm run theme -w web\` from theme.ts and palette.ts. */\n${themeVariables()}`;
writeFileSync(target, await format(css, { ...(await resolveConfig(target.pathname)), parser: 'css' }));
